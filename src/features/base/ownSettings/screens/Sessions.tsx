import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { ago } from '../../../../ui/ago.ts'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { confirm } from '../../../../ui/dialogs.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { StatusDot } from '../../../../ui/kit/StatusDot.tsx'
import { toast } from '../../../../ui/toasts.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { EndOtherSessions, EndOwnSession, GetOwnSessions } from '../contract.ts'
import type { OwnSession } from '../model.ts'
import { deviceOf } from '../rules.ts'
import { words } from '../words.ts'
import classes from './settings.module.css'

/** The sign-ins of the user; each but this one can be ended, or all of them at once. */
export const Sessions = () => {
  const t = useWords(words)
  const query = useCall(GetOwnSessions, {}, { quiet: true, load: 'always' })
  const sessions = query.data?.Sessions
  const others = sessions?.filter(one => !one.IsThis).length ?? 0
  const { run, running } = useWrite(EndOtherSessions, {
    refresh: [GetOwnSessions],
    onSaved: ({ Ended }) => toast.success(t('ended', { n: Ended })),
  })
  const endOthers = async () => {
    const asked = { title: t('endOthersTitle'), text: t('endOthersText', { n: others }), yes: t('endOthers'), danger: true }
    if (await confirm(asked)) void run({})
  }
  const button = others > 0 && (
    <Button variant="default" size="xs" loading={running} onClick={() => void endOthers()}>
      {t('endOthers')}
    </Button>
  )
  return (
    <Section title={t('sessions')} collapsible={false} actions={button}>
      <p className={classes.lead}>{sessions && others === 0 ? t('onlyThis') : t('sessionsLead')}</p>
      {sessions ? (
        <ul className={classes.list}>
          {sessions.map(one => (
            <Session key={one.SessionId} session={one} />
          ))}
        </ul>
      ) : query.isError ? (
        <LoadFailed query={query} text={t('sessionsFailed')} small />
      ) : (
        <LinesSkeleton lines={4} />
      )}
    </Section>
  )
}

const mobile = /iPhone|iPad|Android/

const Session = ({ session: { SessionId, Device, Address, CreatedDate, LastDate, IsThis } }: { session: OwnSession }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { dateTime } = useFormats()
  const { run, running } = useWrite(EndOwnSession, { done: t('endedOne'), refresh: [GetOwnSessions] })
  const { browser, system } = deviceOf(Device)
  const name = browser && system ? t('deviceOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'))
  const Icon = mobile.test(system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  const facts = [
    Address,
    t('signedIn', { date: dateTime(CreatedDate) }),
    !IsThis && t('lastUsed', { ago: ago(LastDate, Date.now(), language) }),
  ]
  return (
    <li className={classes.row}>
      <div className={classes.device}>
        <Icon size={20} aria-hidden />
        <div>
          <div className={classes.name}>
            {name}
            {IsThis && <StatusDot kind="good" label={t('thisOne')} pill />}
          </div>
          <p className={classes.soft}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {!IsThis && (
        <Button
          variant="default"
          size="xs"
          flex="none"
          loading={running}
          aria-label={t('endOf', { device: name, address: Address ?? '' })}
          onClick={() => void run({ SessionId })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
