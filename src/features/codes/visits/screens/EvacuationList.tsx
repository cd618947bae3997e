import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core'
import { IconPrinter, IconWifiOff } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { frontDesk } from '../routes.ts'
import { words } from '../words.ts'
import { describePerson } from './describePerson.ts'
import classes from './frontDesk.module.css'
import { useInside } from './useInside.ts'
import { useOffline } from './useOffline.ts'
import { useSafe } from './useSafe.ts'

/** `/evacuationList`: everybody who is inside, to tick off; it stays when the line is cut, marked with its time. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const { query, inside, isOld } = useInside(gId, bId)
  const isOffline = useOffline()
  const { safe, tick } = useSafe(bId)
  const visits = inside?.Visits.toSorted((a, b) => a.Name.localeCompare(b.Name, language)) ?? []
  const time = inside ? dateTime(inside.At) : ''
  return (
    <Page
      narrow
      title={t('listTitle')}
      lead={inside ? `${nameIn(inside.BuildingName, language)} · ${t('listLead')}` : t('listLead')}
      crumbs={[{ label: t('title'), to: href(frontDesk, null, { bId }) }, { label: t('listTitle') }]}
      action={
        <Button className={classes.noPrint ?? ''} leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      {query.isError && !inside && <LoadFailed query={query} />}
      {!query.isError && !inside && <Skeletons.Form fields={6} />}
      {inside && (
        <Stack gap="md">
          {isOffline || isOld ? (
            <Alert color="orange" variant="light" icon={<IconWifiOff size={18} aria-hidden />}>
              {t('offline', { time })}
            </Alert>
          ) : (
            <Text size="sm" c="var(--ink-soft)">
              {t('stateAt', { time })}
            </Text>
          )}
          <Text fw={620} aria-live="polite">
            {t('safeCount', { safe: String(visits.filter(one => safe.has(one.id)).length), all: String(visits.length) })}
          </Text>
          {visits.length === 0 ? (
            <EmptyState text={t('none')} hint={t('noneHint')} />
          ) : (
            <ul className={classes.people} aria-label={t('listTitle')}>
              {visits.map(visit => (
                <li key={visit.id} className={classes.person}>
                  <div className={safe.has(visit.id) ? classes.safe : undefined}>
                    <div className={classes.name}>{visit.Name || t('unnamed')}</div>
                    <div className={classes.more}>{describePerson(visit, t(`kinds.${visit.Kind}`))}</div>
                    {visit.PhoneNumber && (
                      <a className={classes.more} href={`tel:${visit.PhoneNumber}`}>
                        {visit.PhoneNumber}
                      </a>
                    )}
                  </div>
                  <Checkbox
                    size="lg"
                    label={t('safe')}
                    aria-label={t('safeOf', { name: visit.Name })}
                    checked={safe.has(visit.id)}
                    onChange={() => tick(visit.id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </Page>
  )
}
