import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconAddressBook, IconChartBar, IconFileText, IconQrcode } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RouteLink, usePages } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { PropertyRow } from '../model.ts'
import { propertyAdd } from '../routes.ts'
import { analyticsTarget } from '../rules.ts'
import { words } from '../words.ts'
import { analyticsFeedback, contactsOfBuilding, globalReport, qrCodeList } from './elsewhere.ts'
import classes from './PropertyList.module.css'
import { useLabels } from './useLabels.ts'

/** Property info, QR codes, analytics and contacts of a building. */
export const QuickLinks = ({ row }: { row: PropertyRow }) => {
  const t = useWords(words)
  const labels = useLabels()
  const { permissions, can } = useSession()
  const name = labels.name(row.Name)
  const stands = usePages()
  const target = analyticsTarget({ permissions, globalReport: stands('globalReport') }, row.id)
  return (
    <Group gap={0} wrap="nowrap" className={classes.links}>
      <IconLink tip={t('tips.info')} label={t('links.info', { name })} icon={<IconFileText size={18} aria-hidden />}>
        {props => <RouteLink {...props} to={propertyAdd} params={{ bId: row.id }} />}
      </IconLink>
      {can(qrCodeList.may) && (
        <IconLink tip={t('tips.codes')} label={t('links.codes', { name })} icon={<IconQrcode size={18} aria-hidden />}>
          {props => <RouteLink {...props} to={qrCodeList} search={{ bId: row.id }} />}
        </IconLink>
      )}
      {can(analyticsFeedback.may) && (
        <IconLink tip={t('tips.analytics')} label={t('links.analytics', { name })} icon={<IconChartBar size={18} aria-hidden />}>
          {props =>
            target.to === 'globalReport' ? (
              <RouteLink {...props} to={globalReport} />
            ) : (
              <RouteLink {...props} to={analyticsFeedback} params={{ bId: target.bId }} />
            )
          }
        </IconLink>
      )}
      {can(contactsOfBuilding.may) && (
        <IconLink tip={t('tips.contacts')} label={t('links.contacts', { name })} icon={<IconAddressBook size={18} aria-hidden />}>
          {props => <RouteLink {...props} to={contactsOfBuilding} search={{ bId: row.id }} />}
        </IconLink>
      )}
    </Group>
  )
}

type IconLinkProps = { tip: string; label: string; icon: ReactNode; children: (props: object) => ReactNode }

const IconLink = ({ tip, label, icon, children }: IconLinkProps) => (
  <Tooltip label={tip}>
    <ActionIcon variant="subtle" color="gray" size="md" className={classes.link} aria-label={label} renderRoot={children}>
      {icon}
    </ActionIcon>
  </Tooltip>
)
