import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { FunctionalityType, OwnType } from './definitions.ts'
import { askingTypes } from './families/asking/askingTypes.ts'
import { tellingTypes } from './families/telling/tellingTypes.ts'
import type { Icon } from './iconPictures.ts'
import type { PanelProps } from './screens/panelForm.ts'
import { Icon as feedbackIcon } from './types/feedback/icon.ts'
import { Icon as htmlPageIcon } from './types/htmlPage/icon.ts'
import { Icon as wifiIcon } from './types/wifi/icon.ts'

/** What the portal shows of a type: the picture of its icon, and the form that edits it. */
type TypePanel = { readonly Icon: Icon; readonly Panel: LazyExoticComponent<ComponentType<PanelProps>> }

const lazyPanel = (load: () => Promise<{ Panel: ComponentType<PanelProps> }>): TypePanel['Panel'] =>
  lazy(async () => ({ default: (await load()).Panel }))
const panel = (Icon: Icon, load: () => Promise<{ Panel: ComponentType<PanelProps> }>): TypePanel => ({
  Icon,
  Panel: lazyPanel(load),
})

/** Of every type with a page of its own. */
const panels: Readonly<Record<OwnType, TypePanel>> = {
  Feedback: panel(feedbackIcon, () => import('./types/feedback/Panel.tsx')),
  Wifi: panel(wifiIcon, () => import('./types/wifi/Panel.tsx')),
  HtmlPage: panel(htmlPageIcon, () => import('./types/htmlPage/Panel.tsx')),
}
const fieldOnlyPanel = lazyPanel(() => import('./families/fieldOnly/Panel.tsx'))
const membersPanel = lazyPanel(() => import('./screens/MembersPanel.tsx'))
/** Of types whose page only tells, but whose form is more than fields. */
const tellingPanels: Readonly<Partial<Record<keyof typeof tellingTypes, TypePanel['Panel']>>> = {
  FrontDeskContact: lazyPanel(() => import('./types/frontDeskContact/Panel.tsx')),
  Map: lazyPanel(() => import('./types/map/Panel.tsx')),
}
const isTellingType = (type: FunctionalityType): type is keyof typeof tellingTypes => Object.hasOwn(tellingTypes, type)
const isOwnType = (type: FunctionalityType): type is OwnType => Object.hasOwn(panels, type)

/** What edits a code's form. */
export const findPanel = (type: FunctionalityType): TypePanel['Panel'] => {
  if (isOwnType(type)) return panels[type].Panel
  if (isTellingType(type)) return tellingPanels[type] ?? membersPanel
  return Object.hasOwn(askingTypes, type) ? membersPanel : fieldOnlyPanel
}

/** The icon of a type with a page of its own. */
export const findOwnIcon = (type: FunctionalityType): Icon | undefined => (isOwnType(type) ? panels[type].Icon : undefined)
