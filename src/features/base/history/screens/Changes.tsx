import type { Output } from '../../../../core/call.ts'
import { useShown } from '../../../../ui/list/useShown.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import type { GetHistory } from '../contract.ts'
import { fieldName } from '../fieldNames.ts'
import { describeValue } from '../values.ts'
import { words } from '../words.ts'
import classes from './History.module.css'

type Change = Output<typeof GetHistory>['History'][number]['Changes'][number]

/** The fields of a write to a kind of record: each by its name, with what it was and what it is. What was made or removed has one value only. */
export const Changes = ({ of, changes, hidden = 0 }: { of: string; changes: readonly Change[]; hidden?: number }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return (
    <>
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(change => (
            <div key={change.Field} className={classes.change}>
              <dt>{fieldName(of, change.Field, language)}</dt>
              <dd>
                <Values of={of} change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {changes.length === 0 && hidden === 0 && <p className={classes.quiet}>{t('noField')}</p>}
      {hidden > 0 && <p className={classes.quiet}>{t('hidden', { n: hidden })}</p>}
    </>
  )
}

const Values = ({ of, change: { Field, Kind, Before, After } }: { of: string; change: Change }) => {
  const t = useWords(words)
  const reader = useShown()
  if (Kind === 'Secret' && Before !== null && After !== null) return <span className={classes.quiet}>{t('secretChanged')}</span>
  return (
    <>
      {Before !== null && Before !== '' && (
        <>
          <span className={classes.hiddenLabel}>{t('before')}: </span>
          <del className={classes.before}>{describeValue({ Object: of, Field, Kind }, Before, reader)}</del>
          <span className={classes.arrow} aria-hidden>
            →
          </span>
        </>
      )}
      <span className={classes.hiddenLabel}>{t('after')}: </span>
      {After === null || After === '' ? (
        <span className={classes.quiet}>{t('empty')}</span>
      ) : (
        <ins className={classes.after}>{describeValue({ Object: of, Field, Kind }, After, reader)}</ins>
      )}
    </>
  )
}
