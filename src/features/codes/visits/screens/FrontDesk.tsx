import { Alert, Button, Stack, VisuallyHidden } from '@mantine/core'
import { IconClockExclamation, IconDoorEnter, IconId, IconListCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Skeletons } from '../../../../ui/kit/Skeletons.tsx'
import { Tile, TileRow } from '../../../../ui/kit/Tile.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { isByPin } from '../../../../ui/sessionTypes.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { CheckOut, SetBreak } from '../contract.ts'
import { type Visit, visitKinds } from '../model.ts'
import { evacuationList, visitBadges } from '../routes.ts'
import { words } from '../words.ts'
import { describePerson } from './describePerson.ts'
import classes from './frontDesk.module.css'
import { useInside } from './useInside.ts'
import { CheckInDialog, CorrectDialog, visitCalls } from './VisitDialogs.tsx'

/** `/frontDesk`: who is in the building now; check in, check out, the way to the evacuation list. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const { query, inside } = useInside(gId, bId)
  useEffect(() => {
    void evacuationList.load().catch(() => null) // a click away also when the line is cut after this
  }, [])
  const visits = inside?.Visits ?? []
  const checkIn = (
    <Button
      leftSection={<IconDoorEnter size={16} aria-hidden />}
      onClick={() => dialogs.open(() => <CheckInDialog gId={gId} bId={bId} />, { size: 560 })}
    >
      {t('checkIn')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      lead={inside ? `${nameIn(inside.BuildingName, language)} · ${t('lead')}` : t('lead')}
      actions={
        <>
          <Button
            component={AddressLink}
            href={href(visitBadges, null, { bId })}
            variant="default"
            leftSection={<IconId size={16} aria-hidden />}
          >
            {t('badges')}
          </Button>
          <Button
            component={AddressLink}
            href={href(evacuationList, null, { bId })}
            variant="default"
            leftSection={<IconListCheck size={16} aria-hidden />}
          >
            {t('evacuation')}
          </Button>
        </>
      }
      action={checkIn}
    >
      {query.isError && !inside && <LoadFailed query={query} />}
      {!query.isError && !inside && <Skeletons.Form fields={6} />}
      {inside && (
        <Stack gap="lg">
          <section>
            <VisuallyHidden component="h2">{t('byKind')}</VisuallyHidden>
            <TileRow label={t('byKind')}>
              <Tile name={t('inside')} figure={visits.length} />
              {visitKinds.map(kind => (
                <Tile key={kind} name={t(`kinds.${kind}`)} figure={visits.filter(one => one.Kind === kind).length} />
              ))}
            </TileRow>
          </section>
          {inside.Forgotten > 0 && (
            <Alert color="orange" variant="light" icon={<IconClockExclamation size={18} aria-hidden />}>
              {t('forgotten', { n: inside.Forgotten })}
            </Alert>
          )}
          {visits.length === 0 ? (
            <EmptyState text={t('none')} hint={t('noneHint')} />
          ) : (
            <ul className={classes.people} aria-label={t('inside')}>
              {visits.map(visit => (
                <Person key={visit.id} gId={gId} visit={visit} timeZone={inside.TimeZone} />
              ))}
            </ul>
          )}
        </Stack>
      )}
    </Page>
  )
}

const Person = ({ gId, visit, timeZone }: { gId: string; visit: Visit; timeZone: string }) => {
  const t = useWords(words)
  const { dateTime } = useFormats()
  const { profile } = useSession()
  const { id: VisitId, BuildingId, Version, Name, Kind, OnBreak, InDate } = visit
  const at = { GroupId: gId, BuildingId, VisitId, Version }
  const [busy, setBusy] = useState(false) // until the new version is here: an older one would be refused
  const run = async (work: () => Promise<unknown>, done?: string) => {
    setBusy(true)
    try {
      await work()
      if (done) toast.success(done)
    } catch (error) {
      toast.error(error)
    }
    await refresh(...visitCalls)
    setBusy(false)
  }
  return (
    <li className={classes.person} data-wide>
      <div>
        <div className={classes.name}>{Name}</div>
        <div className={classes.more}>{describePerson(visit, t(`kinds.${Kind}`))}</div>
        <div className={classes.more}>
          {t('since', { time: dateTime(InDate) })}
          {OnBreak && ` · ${t('onBreak')}`}
        </div>
      </div>
      <div className={classes.buttons}>
        {Kind === 'Staff' && (
          <Button
            size="sm"
            variant="default"
            disabled={busy}
            onClick={() => void run(() => callOnce(SetBreak, { ...at, OnBreak: !OnBreak }))}
          >
            {t(OnBreak ? 'breakEnd' : 'breakStart')}
          </Button>
        )}
        {Kind !== 'Staff' && (
          <Button
            size="sm"
            variant="subtle"
            component={AddressLink}
            href={href(visitBadges, null, { bId: BuildingId, visit: VisitId })}
            aria-label={t('badgeOf', { name: Name })}
          >
            {t('badge')}
          </Button>
        )}
        {!isByPin(profile) && (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => dialogs.open(() => <CorrectDialog gId={gId} visit={visit} timeZone={timeZone} />, { size: 560 })}
          >
            {t('correct')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          disabled={busy}
          aria-label={t('checkOutOf', { name: Name })}
          onClick={() => void run(() => callOnce(CheckOut, at), t('checkedOut', { name: Name }))}
        >
          {t('checkOut')}
        </Button>
      </div>
    </li>
  )
}
