import type { Language } from '../../../../core/words.ts'
import { words as runnerWords } from '../../runner/words.ts'
import type { WalkBody } from '../model.ts'
import { Links } from './LinkList.tsx'

/** The stops of a walk, its end, and the way out of it. */
export const WalkForm = ({ body: { stops, isWhole, isLeaving }, language }: { body: WalkBody; language: Language }) => {
  const t = runnerWords[language]
  return (
    <>
      {isWhole && (
        <form method="post">
          <button type="submit" className="button" name="act" value="finish">
            {t.submit}
          </button>
        </form>
      )}
      <Links links={stops} />
      {isLeaving ? (
        <form method="post" className="leaving">
          <p>{t.abandonText}</p>
          <button type="submit" className="button second bad" name="act" value="leave">
            {t.abandon}
          </button>
        </form>
      ) : (
        <p className="ways">
          <a href={`?lang=${language}&leave=1`}>{t.abandon}</a>
        </p>
      )}
    </>
  )
}
