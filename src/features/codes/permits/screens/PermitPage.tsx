import { Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, IconRefresh } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce } from '../../../../ui/calls.ts'
import { Pending, StatusPage } from '../../../../ui/pages.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { isMissing } from '../../../../ui/send.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { login } from '../../../base/people/routes.ts'
import { QrPicture } from '../../picture/screens/QrPicture.tsx'
import { GetPermitPage } from '../contract.ts'
import type { PermitStanding } from '../model.ts'
import { words } from '../words.ts'
import { PermitMoves } from './PermitMoves.tsx'
import classes from './permitPage.module.css'

type Opened = Output<typeof GetPermitPage>

const looks = {
  Requested: { tone: 'wait', Icon: IconClock },
  NotYet: { tone: 'wait', Icon: IconClock },
  Valid: { tone: 'good', Icon: IconCircleCheck },
  PastEnd: { tone: 'bad', Icon: IconAlertTriangle },
  Over: { tone: 'over', Icon: IconCircleX },
  Refused: { tone: 'bad', Icon: IconCircleX },
  Withdrawn: { tone: 'bad', Icon: IconCircleX },
} as const satisfies Record<PermitStanding, { tone: string; Icon: typeof IconClock }>

/** Squares: a code of so many modules is read better from a screen than dots are. */
const plain = { BodyShape: 'square', EyeFrame: 'frame0', ErrorCorrection: 'L' }
/** How often the page asks again while it is open, in ms: a permit ends while somebody looks at it. */
const again = 30_000

/** `/permit/{token}`: what a permit is worth now, by the clock of the server; at the door, in and out. */
export const Screen = ({ params: { token } }: { params: { token: string } }) => {
  const t = useWords(words)
  const [opened, setOpened] = useState<Opened | { error: unknown } | null>(null)
  const look = useCallback(
    () =>
      callOnce(GetPermitPage, { Token: token }).then(setOpened, (error: unknown) =>
        setOpened(before => (before && 'Standing' in before ? before : { error })),
      ),
    [token],
  )
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), again)
    return () => clearInterval(timer)
  }, [look])
  if (opened === null) return <Pending />
  if ('error' in opened) {
    if (isMissing(opened.error)) return <StatusPage drawing="emptyList" title={t('page.unknown')} text={t('page.unknownText')} />
    throw opened.error // the page of an error offers to try again
  }
  return <Shown permit={opened} onLook={() => void look()} />
}

const Shown = ({ permit, onLook }: { permit: Opened; onLook: () => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { profile } = useSession()
  const { Standing, Number: n, Kind, Link, TimeZone: timeZone, Reason, GroupId, RequestId } = permit
  const { tone, Icon } = looks[Standing]
  const locale = language === 'en' ? 'en-US' : language
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone }).format(permit.At)
  const when =
    permit.StartDate !== null && permit.EndDate !== null
      ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).formatRange(permit.StartDate, permit.EndDate)
      : ''
  const rows = [
    [t('page.who'), [permit.Name, permit.CompanyName].filter(Boolean).join(', ')],
    [t('page.where'), [permit.Area, permit.Unit].filter(Boolean).join(', ')],
    [t('page.when'), when],
    [t('page.approver'), permit.Approver],
  ].filter(([, text]) => text)
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{t('page.title', { n: String(n) })}</h1>
        <Text c="var(--ink-soft)">
          {[t(Kind === 'RoofAccess' ? 'page.roof' : 'page.hvac'), nameIn(permit.BuildingName, language)].join(' · ')}
        </Text>
      </header>
      <div className={classes.state} data-tone={tone} role="status">
        <Icon size={36} aria-hidden />
        <span>{t(`standings.${Standing}`)}</span>
      </div>
      {Reason && <Text>{t('page.reason', { reason: Reason })}</Text>}
      <dl className={classes.facts}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {profile ? (
        <PermitMoves gId={GroupId} RequestId={RequestId} onMoved={onLook} />
      ) : (
        <RouteLink to={login} search={{ next: location.pathname }} className={classes.signIn}>
          {t('page.signIn')}
        </RouteLink>
      )}
      <figure className={classes.code}>
        <QrPicture text={Link} style={plain} />
        <figcaption>{t('page.scan')}</figcaption>
      </figure>
      <div className={classes.checked}>
        <Text size="sm" c="var(--ink-soft)">
          {t('page.checked', { time })}
        </Text>
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onLook}>
          {t('page.again')}
        </Button>
      </div>
    </div>
  )
}
