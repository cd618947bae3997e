import { IconClock, IconLock, IconQrcode } from '@tabler/icons-react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { type Icon, iconPictures } from '../../functionalities/iconPictures.ts'

const own = import.meta.glob<{ Icon: Icon; iconName: string }>('../../functionalities/types/*/icon.ts', { eager: true })

// Drawn once: a hub has many icons, and every visitor gets them anew.
const drawn = (Drawn: Icon, size: number): string => renderToStaticMarkup(<Drawn size={size} aria-hidden />)
const all: ReadonlyMap<string, string> = new Map([
  ...Object.entries(iconPictures).map(([name, one]) => [name, drawn(one, 26)] as const),
  ...Object.values(own).map(one => [one.iconName, drawn(one.Icon, 26)] as const),
])
const code = drawn(IconQrcode, 26)
const marks = { lock: drawn(IconLock, 18), clock: drawn(IconClock, 18) }

/** The icon of a hub's button by its name; a plain code for an unknown one. Our own drawings, no text of anybody. */
export const ButtonIcon = ({ name }: { name: string }) => (
  <span className="icon" dangerouslySetInnerHTML={{ __html: all.get(name) ?? code }} />
)

/** What a button says of itself beside its name: that it asks for a PIN, that it is closed. */
export const ButtonMark = ({ is }: { is: keyof typeof marks }) => <span className="sign" dangerouslySetInnerHTML={{ __html: marks[is] }} />
