import type { ReactNode } from 'react'
import type { RowOf } from '../../../../ui/list/columns.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import type { GetAuditRows } from '../contract.ts'
import { objectName } from '../objectName.ts'
import { words } from '../words.ts'
import { Changes } from './Changes.tsx'
import classes from './History.module.css'

export type AuditRow = RowOf<typeof GetAuditRows>

/** One row of the audit: who, when, from where, and what stood before and after. */
export const AuditDetail = ({ row }: { row: AuditRow }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  return (
    <>
      <dl className={classes.facts}>
        <Fact label={t('who')}>{row.Who}</Fact>
        <Fact label={t('when')}>{dateTime(row.When)}</Fact>
        <Fact label={t('account')}>{row.GroupName ?? t('noAccount')}</Fact>
        <Fact label={t('object')}>{[objectName(row.Object, language), row.ObjectName].filter(Boolean).join(' · ')}</Fact>
      </dl>
      <Changes of={row.Object} changes={row.Changes} />
      <details className={classes.technical}>
        <summary>{t('technical')}</summary>
        <dl className={classes.facts}>
          {row.ObjectId && <Fact label={t('objectId')}>{row.ObjectId}</Fact>}
          <Fact label={t('call')}>{row.Call}</Fact>
          {row.Address && <Fact label={t('address')}>{row.Address}</Fact>}
          <Fact label={t('requestId')}>{row.RequestId}</Fact>
        </dl>
        {row.Changes.length > 0 && (
          <pre className={classes.raw} aria-label={t('raw')} tabIndex={0}>
            {JSON.stringify(Object.fromEntries(row.Changes.map(({ Field, Before, After }) => [Field, { Before, After }])), null, 2)}
          </pre>
        )}
      </details>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)
