import { words } from '../../kit/words.ts'
import { sentimentColour } from '../../theme.ts'
import { useFormats, useWords } from '../../words.tsx'
import { PaperSection } from '../PaperSection.tsx'
import classes from '../paper.module.css'
import type { CloudShape } from './cloud.tsx'

/** The words with their counts; colour and sign tell their sentiment. */
export const CloudPaper = ({ shape: { paperTitle, items } }: { shape: CloudShape }) => {
  const t = useWords(words)
  const { number } = useFormats()
  return (
    <PaperSection title={paperTitle} empty={items.length === 0}>
      <p className={classes.key}>
        + {t('sentiment.positive')} · ○ {t('sentiment.neutral')} · − {t('sentiment.negative')}
      </p>
      <ul className={classes.words}>
        {items.map(({ Label, Value, SentimentScore }) => (
          <li key={Label}>
            <span style={{ color: sentimentColour(SentimentScore) }}>
              {SentimentScore > 0 ? '+' : SentimentScore < 0 ? '−' : '○'} {Label}
            </span>{' '}
            <small>{number(Value)}</small>
          </li>
        ))}
      </ul>
    </PaperSection>
  )
}
