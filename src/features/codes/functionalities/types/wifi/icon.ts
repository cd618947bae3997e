export { IconWifi as Icon } from '@tabler/icons-react'
/** The name by which its items have it. */
export const iconName = 'wifi'
