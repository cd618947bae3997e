import { useEffect, useState } from 'react'
import { colours } from '../../core/colours.ts'
import { browserStore } from '../store.ts'

export const colourChoices = ['light', 'dark', 'sunlight'] as const
export type ColourChoice = (typeof colourChoices)[number]

/** In the sun: black on white, with strong lines. Colours that carry a state stay. */
const sunlight: Readonly<Record<string, string>> = Object.fromEntries([
  ...['ink', 'ink-soft', 'line', 'line-strong', 'brand'].map(name => [name, 'black']),
  ...['surface', 'surface-raised', 'surface-sunken', 'surface-brand'].map(name => [name, 'white']),
])

const key = 'lintel-field-look'
const themeKey = 'lintel-theme'
const readChoice = (): ColourChoice => {
  const kept = browserStore.read(key)
  const chosen = colourChoices.find(one => one === kept)
  if (chosen) return chosen
  const theme = browserStore.read(themeKey)
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  return isDark ? 'dark' : 'light'
}

/** The colours of pages without Mantine: those of the portal, and one for sunlight. Kept in the browser. */
export const useColours = (): [ColourChoice, (choice: ColourChoice) => void] => {
  const [choice, setChoice] = useState(readChoice)
  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.look = choice
    style.colorScheme = choice === 'dark' ? 'dark' : 'light'
    for (const [name, [light, dark]] of Object.entries(colours)) {
      const own = choice === 'dark' ? dark : light
      style.setProperty(`--${name}`, (choice === 'sunlight' && sunlight[name]) || own)
    }
  }, [choice])
  const choose = (next: ColourChoice) => {
    browserStore.write(key, next)
    setChoice(next)
  }
  return [choice, choose]
}
