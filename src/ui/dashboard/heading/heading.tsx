import { BackHeader } from '../../kit/BackHeader.tsx'
import type { Part } from '../part.ts'
import classes from './heading.module.css'

export type HeadingShape = {
  title: string
  lead?: string | undefined
  /** On screen: leads back from what was opened below it. */
  onBack?: (() => void) | undefined
}

/** A title above the parts that follow it, with a line that says what they are narrowed to. */
export const heading = (key: string, shape: HeadingShape): Part => ({
  key,
  width: 12,
  screen: () => <HeadingScreen {...shape} />,
  paper: {
    width: 'whole',
    draw: async () => {
      const { HeadingPaper } = await import('./HeadingPaper.tsx')
      return <HeadingPaper {...shape} />
    },
  },
})

const HeadingScreen = ({ title, lead, onBack }: HeadingShape) =>
  onBack ? (
    <BackHeader title={title} lead={lead} level={2} onBack={onBack} />
  ) : (
    <header className={classes.heading}>
      <h2 className={classes.title}>{title}</h2>
      {lead && <p className={classes.lead}>{lead}</p>}
    </header>
  )
