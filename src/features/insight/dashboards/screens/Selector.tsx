import { IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { ReasonButton } from '../../../../ui/kit/ReasonButton.tsx'
import { useStoredText } from '../../../../ui/kit/stored.ts'
import { AddressLink } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { PageScope } from '../model.ts'
import { words } from '../words.ts'
import { DashboardPicker, lastDashboard } from './DashboardPicker.tsx'
import classes from './selector.module.css'
import { useOfferedDashboards } from './useOfferedDashboards.ts'

/** `/analytics/dashboard`, `/portfolioAnalytics/globalDashboard`: the dashboards to choose from. The one that was open last opens again. */
export const Selector = ({ scope }: { scope: PageScope }) => {
  const t = useWords(words)
  const { offered, open } = useOfferedDashboards(scope)
  const [last] = useStoredText(lastDashboard(scope))
  const again = offered.find(one => one.key === last)?.key
  useEffect(() => {
    if (again) open(again, { replace: true })
  })
  if (again) return null
  return (
    <Page
      title={t(`selector.${scope}`)}
      lead={t(`selector.${scope}Lead`)}
      actions={
        <ReasonButton reason={t('selector.first')} variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={() => {}}>
          {t('email')}
        </ReasonButton>
      }
      filters={<FilterRow first={<DashboardPicker head={null} scope={scope} />} />}
    >
      <section className={classes.area} aria-label={t('selector.area')}>
        {offered.length === 0 ? (
          <EmptyState text={t('selector.none')} hint={t('selector.noneHint')} />
        ) : (
          <>
            <p className={classes.hint}>{t('selector.area')}</p>
            <ul className={classes.list}>
              {offered.map(one => (
                <li key={one.key}>
                  <AddressLink href={one.address} className={classes.entry}>
                    <span className={classes.name}>{one.label}</span>
                    {one.lead && <span className={classes.lead}>{one.lead}</span>}
                  </AddressLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Page>
  )
}
