import { IconQrcode } from '@tabler/icons-react'
import type { Label } from '../../../core/labels.ts'
import { definitions, type TypeDefinition } from './definitions.ts'
import { type Icon, iconPictures } from './iconPictures.ts'
import { findOwnIcon } from './panels.ts'

const ownIcons = Object.values(definitions).flatMap(({ Icon: name, type }): [string, Icon][] => {
  const own = findOwnIcon(type)
  return own ? [[name, own]] : []
})
/** Every icon that an item may have, by its name. */
const icons: ReadonlyMap<string, Icon> = new Map([...Object.entries(iconPictures), ...ownIcons])

/** Every icon that stands, called by the first type that has it. */
export const namedIcons: readonly { readonly name: string; readonly Label: Label }[] = [...icons.keys()].flatMap(name => {
  const type = Object.values<TypeDefinition>(definitions).find(one => one.Icon === name)
  return type ? [{ name, Label: type.Label }] : []
})

/** The icon of a template item by its name; a plain code for an unknown one. */
export const ItemIcon = ({ name, size = 20 }: { name: string; size?: number }) => {
  const Shown = icons.get(name) ?? IconQrcode
  return <Shown size={size} aria-hidden />
}
