import { Stack } from '@mantine/core'
import { IconClock, IconLock } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { labelIn } from '../../../../../core/labels.ts'
import { messages } from '../../../../../core/problem.ts'
import { LocalizedField } from '../../../../../ui/form/fields.tsx'
import { FoldCard } from '../../../../../ui/kit/FoldCard.tsx'
import { Skeletons } from '../../../../../ui/kit/Skeletons.tsx'
import { StatusDot } from '../../../../../ui/kit/StatusDot.tsx'
import { useSay } from '../../../../../ui/useSay.ts'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { definitionOf } from '../../../functionalities/definitions.ts'
import { ItemIcon } from '../../../functionalities/icons.tsx'
import { findPanel } from '../../../functionalities/panels.ts'
import { words } from '../../words.ts'
import type { Item } from './draft.ts'
import classes from './hub.module.css'
import { itemState } from './hub.ts'
import { IconField } from './IconField.tsx'
import { type ItemForm, itemForm, panelForm } from './itemForm.ts'
import { RulesFields } from './RulesFields.tsx'
import type { SaveForm } from './useSaveForm.ts'

type RowProps = { form: SaveForm; index: number; order: ReactNode; isOpen: boolean; onToggle: () => void }

/** A button of a hub: folded, its type and whether it is ready; opened, its form. */
export const HubItem = ({ form, index, order, isOpen, onToggle }: RowProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const own = itemForm(form, index)
  const { Item } = own.values
  return (
    <FoldCard
      called={labelIn(Item.Name, language) || t('hub.button', { n: index + 1 })}
      icon={<ItemIcon name={Item.Icon} size={22} />}
      title={labelIn(Item.Name, language) || t('hub.unnamed')}
      facts={
        <>
          <span>{definitionOf(Item.FunctionalityType)?.Label[language]}</span>
          <Rules item={Item} />
          <State item={Item} />
        </>
      }
      order={order}
      fold={{ folded: !isOpen, set: onToggle }}
    >
      {isOpen && <Opened form={own} />}
    </FoldCard>
  )
}

const Opened = ({ form }: { form: ItemForm }) => {
  const t = useWords(words)
  const Panel = findPanel(form.values.Item.FunctionalityType)
  return (
    <Suspense fallback={<Skeletons.Form fields={3} />}>
      <Stack gap="md">
        <div className={classes.naming}>
          <IconField form={form} />
          <LocalizedField of={form} name="Item.Name" label={t('hub.name')} maxLength={200} required />
        </div>
        <Panel form={panelForm(form)} />
        <RulesFields form={form} inHub />
      </Stack>
    </Suspense>
  )
}

/** Its audience, and that it has hours, at a glance. */
const Rules = ({ item: { Rules } }: { item: Item }) => {
  const t = useWords(words)
  if (!Rules) return null
  const { ShownTo, Hours } = Rules
  return (
    <>
      {ShownTo !== 'Everyone' && (
        <span className={classes.fact}>
          <IconLock size={14} aria-hidden /> {t(`rules.short.${ShownTo}`)}
        </span>
      )}
      {Hours.length > 0 && (
        <span className={classes.fact}>
          <IconClock size={14} aria-hidden /> {t('rules.short.hours')}
        </span>
      )}
    </>
  )
}

/** Whether it can be saved, and if not, why. */
const State = ({ item }: { item: Item }) => {
  const t = useWords(words)
  const say = useSay()
  const found = itemState(item)
  const other = found.find(one => one.Message !== messages.required)
  if (found.length === 0) return <StatusDot kind="good" label={t('hub.ready')} />
  return <StatusDot kind="warn" label={other ? t('hub.wrong', { why: say(other.Message) }) : t('hub.empty', { n: found.length })} />
}
