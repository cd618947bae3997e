import { PaperSection } from '../PaperSection.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import classes from './text.module.css'
import type { TextShape } from './text.tsx'

/** The same text on paper. */
export const TextPaper = ({ shape: { data } }: { shape: TextShape }) => (
  <PaperSection title={data.title} empty={data.paragraphs.length === 0} long>
    <div className={classes.text}>
      <Paragraphs data={data} />
    </div>
  </PaperSection>
)
