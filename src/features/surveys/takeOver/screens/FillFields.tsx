import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { describeProblem, type Problem } from '../../../../core/problem.ts'
import { useCall } from '../../../../ui/calls.ts'
import { PhoneInput } from '../../../../ui/kit/PhoneInput.tsx'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { teams } from '../../../property/contacts/model.ts'
import { words as contactWords } from '../../../property/contacts/words.ts'
import { GetSurveyRoles } from '../../surveyAnswers/contract.ts'
import type { TakeOverFill, TakeOverItem } from '../model.ts'
import { words } from '../words.ts'

type Props = {
  place: { gId: string; bId: string }
  item: TakeOverItem
  fill: TakeOverFill
  problems: readonly Problem[]
  disabled: boolean
  onChange: (fill: TakeOverFill) => void
}

/** What a new contact needs besides: role and team, and the phone or email that the customer has left out. */
export const FillFields = ({ place, item, fill, problems, disabled, onChange }: Props) => {
  const t = useWords(words)
  const tc = useWords(contactWords)
  const say = useSay()
  const { data } = useCall(GetSurveyRoles, place, { load: 'once', quiet: true })
  const roles = (data?.Roles ?? []).map(({ Role, Name }) => ({ value: Role, label: Name }))
  const error = (field: keyof TakeOverFill) => {
    const problem = problems.find(({ Field }) => Field === `${item.Key}.${field}`)
    return problem ? say(describeProblem(problem)) : undefined
  }
  const common = (field: keyof TakeOverFill) => ({ label: t(`fields.${field}`), required: true, disabled, error: error(field) })
  const put = (field: keyof TakeOverFill) => (value: string | null) => onChange({ ...fill, [field]: value ?? '' })
  const asked = item.Fill
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="sm">
      <Select {...common('Role')} placeholder={t('pickRole')} data={roles} value={fill.Role || null} onChange={put('Role')} searchable />
      <Select
        {...common('Team')}
        placeholder={t('pickTeam')}
        data={teams.map(value => ({ value, label: tc(`teams.${value}`) }))}
        value={fill.Team || null}
        onChange={put('Team')}
      />
      {asked?.Phone === '' && <PhoneInput {...common('Phone')} error={error('Phone') ?? ''} value={fill.Phone} onChange={put('Phone')} />}
      {asked?.Email === '' && (
        <TextInput
          {...common('Email')}
          type="email"
          maxLength={254}
          value={fill.Email}
          onChange={event => put('Email')(event.currentTarget.value)}
        />
      )}
    </SimpleGrid>
  )
}
