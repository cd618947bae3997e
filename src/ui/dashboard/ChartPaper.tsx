import { lookIn } from '../../core/charts/chartLook.ts'
import { drawChart } from '../../core/charts/drawChart.ts'
import type { ChartData } from '../../core/charts/partData.ts'
import { useLanguage } from '../words.tsx'
import { PaperSection } from './PaperSection.tsx'
import classes from './paper.module.css'

type ChartPaperProps = { data: ChartData; subtitle?: string | undefined; empty: boolean; width: number; height: number }

/** A chart on paper: the drawing of the screen, as wide as its sheet has room. */
export const ChartPaper = ({ data, subtitle, empty, width, height }: ChartPaperProps) => {
  const [language] = useLanguage()
  return (
    <PaperSection title={data.title} empty={empty}>
      {subtitle && <p className={classes.key}>{subtitle}</p>}
      <div className={classes.chart}>{drawChart(data, lookIn(language, width, height))}</div>
    </PaperSection>
  )
}
