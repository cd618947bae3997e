import { useCall } from '../../../../../ui/calls.ts'
import type { Option } from '../../../../../ui/form/choiceFields.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import { GetSurveyRoles } from '../../contract.ts'
import { words } from '../../words.ts'
import { useSurvey } from '../surveyContext.ts'

/** Choices under the names of the language; what is a name of its own (Yardi, WPA2) stays. */
export const useChoices = (): ((values: readonly string[]) => Option[]) => {
  const t = useWords(words)
  return values => values.map(value => ({ value, label: t.has(`choices.${value}` as never) ? t(`choices.${value}` as never) : value })) // a name of its own has no words
}

/** Roles of employees and contacts. */
export const useRoles = (): Option[] => {
  const { GroupId, BuildingId } = useSurvey()
  const { data } = useCall(GetSurveyRoles, { gId: GroupId, bId: BuildingId }, { load: 'once', quiet: true })
  return (data?.Roles ?? []).map(({ Role, Name }) => ({ value: Role, label: Name }))
}
