import text from 'virtual:client-script'
import extraText from 'virtual:extra-script'
import previewText from 'virtual:preview-script'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import drawingStyle from '../../../../ui/kit/Drawing.module.css?inline'
import type { ScanPage } from '../../scanPage/model.ts'
import { Frame, Page } from './Page.tsx'
import pageStyle from './page.css?inline'
import receiptStyle from './receipt.css?inline'
import statementStyle from './statement.css?inline'
import { styleOf, typeStyles } from './views.ts'

/** The pages' one script, as text. */
export const script = text

/** The script of pages that ask for files, which theirs loads, as text. */
export const extraScript = extraText

/** The style sheet of every page. */
export const style = `${pageStyle.trim()}${drawingStyle.trim()}`

/** All style sheets that stand in pages, byte for byte: the policy names them by their hashes. */
export const styles: readonly string[] = [style, receiptStyle.trim(), statementStyle.trim(), ...typeStyles]

/** The script of the editor's frame, as text. */
export const previewScript = previewText

/** The document of the editor's frame: the pages' style, and no page until the editor sends one. */
export const frame = (script: string): string => `<!doctype html>${renderToStaticMarkup(<Frame style={style} script={script} />)}`

/** A whole document without anything inline but the style sheets: the frame's, and that of the page's type. */
export const render = (page: ScanPage): string =>
  `<!doctype html>${renderToStaticMarkup(<Page page={page} style={style} typeStyle={styleFor(page)} />)}`

const styleFor = ({ body }: ScanPage): string => {
  if (body.page === 'Type') return styleOf(body.view)
  if (body.page === 'Statement') return statementStyle.trim()
  return body.page === 'Receipt' ? receiptStyle.trim() : ''
}
