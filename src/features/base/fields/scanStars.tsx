import type { Language } from '../../../core/words.ts'
import { starWords } from './starWords.ts'

const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

type StarsProps = { name: string; typed: string | undefined; required: boolean; language: Language; idOf?: (stars: number) => string }

/** One to five stars on a page without script, below their question in a fieldset. Their looks are `scanPage/stars.css`. */
export const ScanStars = ({ name, typed, required, language, idOf = stars => `${name}-${stars}` }: StarsProps) => {
  const words = starWords[language]
  const labels = [words.star1, words.star2, words.star3, words.star4, words.star5]
  return (
    <div className="stars">
      {labels.map((label, i) => [
        <input
          key={`input ${label}`}
          type="radio"
          name={name}
          id={idOf(i + 1)}
          value={i + 1}
          data-said={'★'.repeat(i + 1)}
          required={required}
          defaultChecked={typed === String(i + 1)}
        />,
        <label key={label} htmlFor={idOf(i + 1)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={star} />
          </svg>
          <span className="seldom">{words.stars.replace('{n}', String(i + 1))}: </span>
          <span className="word">{label}</span>
        </label>,
      ])}
      <p className="ends" aria-hidden="true">
        <span>{words.star1}</span>
        <span>{words.star5}</span>
      </p>
    </div>
  )
}
