import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as a phone (below 640 px, as in the kit's styles); known from the first drawing on. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 639.98px)', false, { getInitialValueInEffect: false })
