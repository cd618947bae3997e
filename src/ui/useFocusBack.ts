import { useEffect, useState } from 'react'

/** What has the focus now. */
export const focusedElement = (): HTMLElement | null => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

/**
 * Gives the focus back to `origin` (what had it when the component was first drawn, unless given) once the component is gone. Mantine's
 * own return does not work for a dialog that is open from its first moment, nor for two that close together.
 */
export const useFocusBack = (origin?: HTMLElement | null): void => {
  const [element] = useState(() => (origin === undefined ? focusedElement() : origin))
  useEffect(() => () => void setTimeout(() => element?.isConnected && element.focus({ preventScroll: true })), [element])
}
