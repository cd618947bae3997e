import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import type { Visit } from '../model.ts'
import { frontDesk } from '../routes.ts'
import { words } from '../words.ts'
import classes from './badges.module.css'
import { useInside } from './useInside.ts'

/** `/visitBadges`: badges of who is inside, of 3.5 by 2.2 inches, two beside each other on label paper; `visit`: of one person alone. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const [{ visit }] = useUrlState({ visit: '' })
  const { query, inside } = useInside(gId, bId)
  const visits = (inside?.Visits ?? []).filter(one => (visit ? one.id === visit : one.Kind !== 'Staff' && one.Kind !== 'Resident'))
  const building = inside ? nameIn(inside.BuildingName, language) : ''
  return (
    <Page
      title={t('badges')}
      lead={t('badgesLead')}
      crumbs={[{ label: t('title'), to: href(frontDesk, null, { bId }) }, { label: t('badges') }]}
      action={
        <Button
          className={classes.noPrint ?? ''}
          disabled={visits.length === 0}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      }
    >
      {query.isError && !inside && <LoadFailed query={query} />}
      {!query.isError && !inside && <Skeletons.Form fields={4} />}
      {inside && visits.length === 0 && <EmptyState text={t('badgesNone')} hint={t('noneHint')} />}
      {visits.length > 0 && (
        <ul className={classes.sheet} aria-label={t('badges')}>
          {visits.map(one => (
            <Badge key={one.id} visit={one} building={building} />
          ))}
        </ul>
      )}
    </Page>
  )
}

const Badge = ({ visit: { Kind, Name, CompanyName, HostName, InDate }, building }: { visit: Visit; building: string }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  return (
    <li className={classes.badge} data-kind={Kind}>
      <span className={classes.kind}>{t(`kinds.${Kind}`)}</span>
      <strong className={classes.name}>{Name || t('unnamed')}</strong>
      <span>{CompanyName}</span>
      <span className={classes.foot}>{[HostName && t('visits', { host: HostName }), building].filter(Boolean).join(' · ')}</span>
      <span className={classes.foot}>{dateTime(InDate)}</span>
    </li>
  )
}
