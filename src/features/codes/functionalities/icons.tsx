import { IconLink, IconMessageStar, IconQrcode, IconWifi } from '@tabler/icons-react'
import type { ComponentType } from 'react'

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
const icons: Readonly<Record<string, Icon>> = { feedback: IconMessageStar, link: IconLink, wifi: IconWifi }

/** The icon of a template item by its name; a plain code for an unknown one. */
export const ItemIcon = ({ name, size = 20 }: { name: string; size?: number }) => {
  const Shown = icons[name] ?? IconQrcode
  return <Shown size={size} aria-hidden />
}
