import { useEffect, useState } from 'react'

/** Puts a text on the clipboard; also on plain-http addresses, where the browser's own way is missing. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused (no permission, no focus): try the old way.
  }
  const area = document.createElement('textarea')
  area.value = text
  area.style.cssText = 'position:fixed;opacity:0'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}

/** `const { copied, copy } = useCopy(onCopied)`: copied is true for two seconds. */
export const useCopy = (onCopied?: () => void) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    if (!(await copyText(text))) return
    setCopied(true)
    onCopied?.()
  }
  return { copied, copy: (text: string) => void copy(text) }
}
