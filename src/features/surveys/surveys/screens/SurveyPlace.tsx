import { useGroups } from '../../../../ui/frame/choices.ts'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingPicker } from '../../../property/buildings/screens/pickers/BuildingPicker.tsx'
import { words } from '../words.ts'
import classes from './surveys.module.css'

type Props = {
  gId: string | null
  bId: string | null
  onAccount: (gId: string) => void
  onBuilding: (bId: string) => void
  /** A survey stays with its building. */
  fixed?: boolean
}

/** The account and the building that a survey is about. */
export const SurveyPlace = ({ gId, bId, onAccount, onBuilding, fixed = false }: Props) => {
  const t = useWords(words)
  const { group } = useSession()
  const { groups, loading } = useGroups()
  const options = groups.map(({ id, name }) => ({ id, label: name }))
  const own = group && !options.some(({ id }) => id === group.id) ? [{ id: group.id, label: group.name }] : []
  return (
    <Section title={t('builder.property')} collapsible={false}>
      <div className={classes.place}>
        <Picker
          label={t('account')}
          name="account"
          options={[...own, ...options]}
          value={gId}
          onChange={id => id && onAccount(id)}
          loading={loading}
          disabled={fixed || (gId !== null && options.length + own.length < 2)}
        />
        <BuildingPicker gId={gId} value={bId} onChange={id => id && onBuilding(id)} disabled={fixed || gId === null} />
      </div>
    </Section>
  )
}
