import { IconQrcode } from '@tabler/icons-react'
import { definitions } from './definitions.ts'
import { type Icon, panels } from './panels.ts'

const icons: ReadonlyMap<string, Icon> = new Map(Object.values(definitions).map(one => [one.Icon, panels[one.type].Icon]))

/** The icon of a template item by its name; a plain code for an unknown one. */
export const ItemIcon = ({ name, size = 20 }: { name: string; size?: number }) => {
  const Shown = icons.get(name) ?? IconQrcode
  return <Shown size={size} aria-hidden />
}
