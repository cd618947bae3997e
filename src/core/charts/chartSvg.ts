import { renderToStaticMarkup } from 'react-dom/server'
import { colours, type Token, token } from '../colours.ts'
import type { Language } from '../words.ts'
import { lookIn } from './chartLook.ts'
import { drawChart } from './drawChart.ts'
import type { ChartData, MatrixData } from './partData.ts'

/**
 * The drawing of a part as SVG text on its own ground, in the colours of a theme: for files and mails, where nobody knows the names of
 * colours. `scale`: the same drawing on so many times as many px.
 */
export const chartSvg = (data: ChartData | MatrixData, { language, width, height, theme = 'light', scale = 1 }: ChartFile): string => {
  const svg = renderToStaticMarkup(drawChart(data, lookIn(language, width, height)))
  const ground = `<rect width="100%" height="100%" fill="${token('surface')}"></rect>`
  const at = theme === 'dark' ? 1 : 0
  return svg
    .replace(/ width="\d+" height="\d+"/, ` width="${width * scale}" height="${height * scale}"`)
    .replace('>', `>${ground}`)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => (isToken(name) ? colours[name][at] : 'currentColor'))
}

type ChartFile = { language: Language; width: number; height: number; theme?: 'light' | 'dark'; scale?: number }

const isToken = (name: string): name is Token => Object.hasOwn(colours, name)
