import { useId, useState } from 'react'
import { holdsText } from '../../../../core/fold.ts'
import { type Permission, permissionKinds } from '../../../../core/permissions.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { NotUsedYet } from '../../../../ui/kit/NotUsedYet.tsx'
import { permissionWords } from '../../../../ui/permissionWords.ts'
import { useWords } from '../../../../ui/words.tsx'
import { waitingFlags } from '../waiting.ts'
import { words } from '../words.ts'
import classes from './Permissions.module.css'
import type { Cell, MatrixForm, RoleRow } from './useMatrix.ts'

const kinds = Object.keys(permissionKinds) as (keyof typeof permissionKinds)[] // the keys of that record
const allWait = (kind: keyof typeof permissionKinds) => permissionKinds[kind].every(key => waitingFlags.includes(key))
type Props = { form: MatrixForm; shown: readonly RoleRow[]; text: string; differing: boolean }

/** A row a flag, grouped as in the documents; a column a role. Header and first column stay in sight. */
export const MatrixTable = ({ form, shown, text, differing }: Props) => {
  const t = useWords(words)
  const flagName = useWords(permissionWords)
  const id = useId()
  const [reason, setReason] = useState<Cell['why']>(null)
  const matches = (key: Permission) =>
    (holdsText(key, text) || holdsText(flagName(key), text)) && (!differing || shown.some(row => form.cell(row, key).differs))
  const groups = kinds
    .map(kind => ({ kind, keys: (permissionKinds[kind] as readonly Permission[]).filter(matches) }))
    .filter(({ keys }) => keys.length > 0)
  if (groups.length === 0) return <EmptyState text={t('noMatch')} />
  return (
    <>
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('matrix')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.corner}>
                {t('permission')}
              </th>
              {shown.map(row => (
                <th key={row.Role} scope="col">
                  <span className={classes.role}>{t(`roles.${row.Role}`)}</span>
                  <span className={classes.users}>{t('users', { n: row.Users })}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ kind, keys }) => (
            <tbody key={kind}>
              <tr className={classes.kind}>
                <th scope="rowgroup" colSpan={shown.length + 1}>
                  <span>{t(`kinds.${kind}`)}</span>
                  {allWait(kind) && <NotUsedYet takesEffect={t('takesEffectAll')} />}
                </th>
              </tr>
              {keys.map(key => (
                <tr key={key}>
                  <th scope="row" title={key}>
                    {flagName(key)}
                    {waitingFlags.includes(key) && !allWait(kind) && <NotUsedYet takesEffect={t('takesEffectOne')} />}
                  </th>
                  {shown.map(row => (
                    <FlagCell key={row.Role} form={form} row={row} flag={key} reasonId={id} onReason={setReason} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {reason && <p className={classes.reason}>{t(reason)}</p>}
      {reasons.map(why => (
        <span key={why} id={`${id}-${why}`} hidden>
          {t(why)}
        </span>
      ))}
    </>
  )
}

const reasons = ['held', 'weight', 'provider'] as const satisfies Cell['why'][]

type FlagProps = { form: MatrixForm; row: RoleRow; flag: Permission; reasonId: string; onReason: (why: Cell['why']) => void }

/** A tick of one role. One that may not be changed stays reachable, and says why. */
const FlagCell = ({ form, row, flag, reasonId, onReason }: FlagProps) => {
  const t = useWords(words)
  const flagName = useWords(permissionWords)
  const { on, differs, unsaved, why } = form.cell(row, flag)
  const name = [`${flagName(flag)}: ${t(`roles.${row.Role}`)}`, differs && t('differs'), unsaved && t('unsaved')].filter(Boolean).join(', ')
  return (
    <td
      onPointerEnter={() => onReason(why)}
      onPointerLeave={() => onReason(null)}
      data-differs={differs || undefined}
      data-unsaved={unsaved || undefined}
    >
      <label className={classes.cell}>
        <input
          type="checkbox"
          aria-label={name}
          checked={on}
          {...(why && { 'aria-disabled': true, 'aria-describedby': `${reasonId}-${why}` })}
          onFocus={() => onReason(why)}
          onBlur={() => onReason(null)}
          onChange={event => why === null && form.put(row, flag, event.currentTarget.checked)}
        />
      </label>
    </td>
  )
}
