import type { Language } from '../../../../core/words.ts'
import { words as runnerWords } from '../../runner/words.ts'
import type { BeginBody } from '../model.ts'
import { Links } from './LinkList.tsx'

/** A round before it is walked. The form is sent to its own address. */
export const BeginForm = ({ body: { text, stops, key }, language }: { body: BeginBody; language: Language }) => (
  <>
    {text && <p className="text">{text}</p>}
    <Links links={stops} />
    <form method="post">
      <input type="hidden" name="Key" value={key} />
      <button type="submit" className="button">
        {runnerWords[language].start}
      </button>
    </form>
  </>
)
