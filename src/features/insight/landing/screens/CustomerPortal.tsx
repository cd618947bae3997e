import { Anchor, UnstyledButton } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { nameIn } from '../../../../core/labels.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { href, RouteLink } from '../../../../ui/route.ts'
import { useBuildingId, useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { qrCodeList } from '../../../codes/qr/routes.ts'
import { propertyAdd } from '../../../property/buildings/routes.ts'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { type LinkName, services } from '../../../property/propertyPage/sections/Content/model.ts'
import { words as contentWords } from '../../../property/propertyPage/sections/Content/words.ts'
import { sections } from '../../../property/propertyPage/sections/sections.ts'
import { GetCustomerPortal, type PortalGap } from '../contract.ts'
import { marketing } from '../routes.ts'
import { words } from '../words.ts'
import { Phone } from './Phone.tsx'
import classes from './Portal.module.css'

type Portal = Output<typeof GetCustomerPortal>

/** `/marketing/customerPortal`: a building as its visitors and tenants meet it. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const [gId, bId] = [useGroupId(), useBuildingId()]
  const { building } = useSession()
  const query = useCall(GetCustomerPortal, { gId, bId })
  const portal = query.data
  const [chosen, choose] = useState<string | null>(null)
  const code = portal?.Codes.find(({ QrCodeId }) => QrCodeId === chosen) ?? portal?.Codes[0]
  return (
    <Page
      title={t('portal.title')}
      lead={t('portal.lead', { building: portal ? nameIn(portal.Name, language) : (building?.name ?? '') })}
      crumbs={[{ label: t('marketing'), to: href(marketing) }, { label: t('portal.title') }]}
    >
      {!portal && query.isError && <LoadFailed query={query} text={t('failed')} />}
      {!portal && !query.isError && <LinesSkeleton lines={8} />}
      {portal && (
        <div className={classes.layout}>
          <Section title={t('portal.preview')} collapsible={false}>
            {code ? <Phone portal={portal} code={code} /> : <EmptyState small text={t('portal.noPreview')} />}
          </Section>
          <div className={classes.side}>
            <Missing bId={bId} portal={portal} />
            <Codes portal={portal} chosen={code?.QrCodeId} choose={choose} />
            <Links bId={bId} portal={portal} />
          </div>
        </div>
      )}
    </Page>
  )
}

const idxOf = (key: (typeof sections)[number]['key']): string => String(sections.find(section => section.key === key)?.index ?? 0)
/** The section of the building that fills a gap; the QR library fills the others. */
const filledBy: Partial<Record<PortalGap, string>> = {
  Logo: idxOf('Branding'),
  Links: idxOf('Content'),
  Website: idxOf('BasicInfo'),
  Phone: idxOf('BasicInfo'),
  Terms: idxOf('BuildingTermsAndConditions'),
}

const Missing = ({ bId, portal }: { bId: string; portal: Portal }) => {
  const t = useWords(words)
  return (
    <Section title={t('portal.missing')} collapsible={false}>
      {portal.Missing.length === 0 && (
        <p>
          <IconCircleCheck size={16} aria-hidden /> {t('portal.complete')}
        </p>
      )}
      <ul className={classes.list}>
        {portal.Missing.map(gap => (
          <li key={gap}>
            <span>
              <IconAlertCircle size={16} aria-hidden /> {t(`portal.gaps.${gap}`)}
            </span>
            {filledBy[gap] ? (
              <RouteLink
                className={classes.link}
                to={propertyAdd}
                params={{ bId, idx: filledBy[gap] }}
                aria-label={`${t('portal.fill')}: ${t(`portal.gaps.${gap}`)}`}
              >
                {t('portal.fill')}
              </RouteLink>
            ) : (
              <RouteLink className={classes.link} to={qrCodeList}>
                {t('qrLibrary')}
              </RouteLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type CodesProps = { portal: Portal; chosen: string | undefined; choose: (QrCodeId: string) => void }
const Codes = ({ portal, chosen, choose }: CodesProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  return (
    <Section
      title={t('portal.codes')}
      collapsible={false}
      side={
        <RouteLink className={classes.link} to={qrCodeList}>
          {t('portal.allCodes')}
        </RouteLink>
      }
    >
      {portal.Codes.length === 0 && <EmptyState small text={t('portal.noCodes')} />}
      <ul className={classes.codes}>
        {portal.Codes.map(({ QrCodeId, QrName, Location, ImageUrl, Scans30 }) => (
          <li key={QrCodeId}>
            <UnstyledButton className={classes.code} aria-pressed={QrCodeId === chosen} onClick={() => choose(QrCodeId)}>
              <img src={ImageUrl} alt="" width={120} height={120} loading="lazy" className={classes.picture} />
              <b>{QrName}</b>
              <span>{locationLabel(Location, language)}</span>
              <span>{t('portal.scans', { n: Scans30 })}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Links = ({ bId, portal }: { bId: string; portal: Portal }) => {
  const t = useWords(words)
  const content = useWords(contentWords)
  const label = (name: string) => services[name as LinkName] ?? content('MarketingBrochure') // the one link without a service
  const all = [
    ...(portal.Website ? [{ Name: t('portal.website'), Url: portal.Website }] : []),
    ...portal.Links.map(one => ({ ...one, Name: label(one.Name) })),
  ]
  return (
    <Section
      title={t('portal.links')}
      collapsible={false}
      side={
        <RouteLink className={classes.link} to={propertyAdd} params={{ bId, idx: idxOf('Content') }}>
          {t('portal.editLinks')}
        </RouteLink>
      }
    >
      {all.length === 0 && <EmptyState small text={t('portal.noLinks')} />}
      <ul className={classes.list}>
        {all.map(({ Name, Url }) => (
          <li key={Name}>
            <span>{Name}</span>
            <Anchor href={Url} target="_blank" rel="noopener noreferrer" inherit>
              {Url}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  )
}
