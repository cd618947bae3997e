import {
  IconAddressBook,
  IconApps,
  IconBolt,
  IconBook2,
  IconBuildingSkyscraper,
  IconCalendarCheck,
  IconCalendarEvent,
  IconChartBar,
  IconClipboardCheck,
  IconFileText,
  IconFileTypePdf,
  IconFlame,
  IconForms,
  IconHeadset,
  IconHeartRateMonitor,
  IconHome,
  IconInbox,
  IconKey,
  IconLadder,
  IconLifebuoy,
  IconLink,
  IconMap2,
  IconMessage2,
  IconPhone,
  IconPlayerPlay,
  IconQrcode,
  IconRefresh,
  IconScan,
  IconShare,
  IconStar,
  IconTarget,
  IconTools,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import { definitions } from './definitions.ts'
import type { TypeIcon } from './model.ts'
import { findOwnIcon, type Icon } from './panels.ts'

const shared: Readonly<Record<TypeIcon, Icon>> = {
  app: IconApps,
  bolt: IconBolt,
  calendar: IconCalendarEvent,
  chart: IconChartBar,
  check: IconUserCheck,
  comment: IconMessage2,
  contacts: IconAddressBook,
  delivery: IconTruckDelivery,
  desk: IconHeadset,
  file: IconFileText,
  flame: IconFlame,
  form: IconForms,
  heart: IconHeartRateMonitor,
  home: IconHome,
  inbox: IconInbox,
  inspect: IconClipboardCheck,
  key: IconKey,
  ladder: IconLadder,
  link: IconLink,
  lookbook: IconBook2,
  map: IconMap2,
  pdf: IconFileTypePdf,
  people: IconUsers,
  phone: IconPhone,
  qr: IconQrcode,
  renew: IconRefresh,
  roof: IconBuildingSkyscraper,
  scans: IconScan,
  schedule: IconCalendarCheck,
  social: IconShare,
  star: IconStar,
  support: IconLifebuoy,
  target: IconTarget,
  tools: IconTools,
  video: IconPlayerPlay,
}
const ownIcons = Object.values(definitions).flatMap(({ Icon: name, type }): [string, Icon][] => {
  const own = findOwnIcon(type)
  return own ? [[name, own]] : []
})
const icons: ReadonlyMap<string, Icon> = new Map([...Object.entries(shared), ...ownIcons])

/** The icon of a template item by its name; a plain code for an unknown one. */
export const ItemIcon = ({ name, size = 20 }: { name: string; size?: number }) => {
  const Shown = icons.get(name) ?? IconQrcode
  return <Shown size={size} aria-hidden />
}
