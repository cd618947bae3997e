import {
  type Icon,
  IconAlignLeft,
  IconCalendar,
  IconCamera,
  IconChecks,
  IconCircleDot,
  IconClock,
  IconClockPlay,
  IconFile,
  IconFileDownload,
  IconFiles,
  IconLetterT,
  IconListCheck,
  IconMail,
  IconNumbers,
  IconPhone,
  IconSelector,
  IconSignature,
  IconSquareCheck,
} from '@tabler/icons-react'
import type { Label } from '../../../../core/labels.ts'
import type { FieldIcon } from '../fieldType.ts'
import { styleOf, typeOf } from '../rules.ts'
import type { FieldStyleName } from '../styles.ts'

const icons: Readonly<Record<FieldIcon, Icon>> = {
  letters: IconLetterT,
  lines: IconAlignLeft,
  phone: IconPhone,
  mail: IconMail,
  figures: IconNumbers,
  calendar: IconCalendar,
  clock: IconClock,
  clocks: IconClockPlay,
  list: IconSelector,
  dots: IconCircleDot,
  ticks: IconChecks,
  checklist: IconListCheck,
  box: IconSquareCheck,
  files: IconFiles,
  file: IconFile,
  camera: IconCamera,
  signature: IconSignature,
  download: IconFileDownload,
}

/** How a style is shown to the person who composes a form. */
export const markOf = (Style: FieldStyleName): { Icon: Icon; line: Label } => {
  const type = typeOf({ Style })
  const { icon = type.icon, line = type.line } = styleOf(Style)
  return { Icon: icons[icon], line }
}
