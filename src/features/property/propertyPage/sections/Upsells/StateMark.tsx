import { IconBan, IconCircleCheck, IconCircleDashed, IconProgress, IconStar } from '@tabler/icons-react'
import { type Token, token } from '../../../../../ui/theme.ts'
import { useWords } from '../../../../../ui/words.tsx'
import type { ProductState } from '../../../adoption/model.ts'
import { words } from '../../../adoption/words.ts'
import classes from './Upsells.module.css'

const marks: Readonly<Record<ProductState | 'unset', { Icon: typeof IconBan; colour: Token }>> = {
  Active: { Icon: IconCircleCheck, colour: 'upsell-active' },
  Implementing: { Icon: IconProgress, colour: 'upsell-implementing' },
  Interested: { Icon: IconStar, colour: 'upsell-interested' },
  Never: { Icon: IconBan, colour: 'upsell-never' },
  unset: { Icon: IconCircleDashed, colour: 'ink-soft' },
}

/** A state of adoption: colour, icon and word together. */
export const StateMark = ({ state }: { state: ProductState | '' }) => {
  const t = useWords(words)
  const key = state || 'unset'
  const { Icon, colour } = marks[key]
  return (
    <span className={classes.mark} data-state={key} style={{ color: token(colour) }}>
      <Icon size={15} aria-hidden />
      {t(`states.${key}`)}
    </span>
  )
}
