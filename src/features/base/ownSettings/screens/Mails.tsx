import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Section } from '../../../../ui/kit/Section.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import { properties } from '../../../property/buildings/routes.ts'
import { permissions } from '../../permissions/routes.ts'
import { words } from '../words.ts'
import classes from './settings.module.css'

/** Which mails somebody gets and why, with the ways to where that follows from. None of them can be declined, so that there is no switch. */
export const Mails = () => {
  const t = useWords(words)
  const { can } = useSession()
  const pins = can('ManagePin')
  const way = pins ? { to: properties, label: t('toBuildings') } : { to: permissions, label: t('toPermissions') }
  const link = can(way.to.may) && <Anchor renderRoot={props => <RouteLink to={way.to} {...props} />}>{way.label}</Anchor>
  return (
    <Section title={t('mails')} collapsible={false}>
      <p className={classes.lead}>{t('mailsLead')}</p>
      <dl className={classes.mails}>
        <Mail name={t('mailPassword')}>{t('mailPasswordWhy')}</Mail>
        <Mail name={t('mailInvitation')}>{t('mailInvitationWhy')}</Mail>
        <Mail name={t('mailPins')} link={link}>
          {t('mailPinsWhy')} {t(pins ? 'mailPinsYou' : 'mailPinsNot')}
        </Mail>
        <Mail name={t('mailSent')}>{t('mailSentWhy')}</Mail>
      </dl>
    </Section>
  )
}

const Mail = ({ name, link, children }: { name: string; link?: ReactNode; children: ReactNode }) => (
  <div className={classes.mail}>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {link && <dd>{link}</dd>}
  </div>
)
