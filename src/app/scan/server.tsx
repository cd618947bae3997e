import text from 'virtual:client-script'
import previewText from 'virtual:preview-script'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { ScanPage } from '../../features/codes/scanPage/model.ts'
import drawingStyle from '../../ui/kit/Drawing.module.css?inline'
import { Frame, Page } from './Page.tsx'
import pageStyle from './page.css?inline'

/** The pages' one script, as text. */
export const script = text

/** The style sheet that stands in every page, byte for byte: the policy names it by its hash. */
export const style = `${pageStyle.trim()}${drawingStyle.trim()}`

/** The script of the editor's frame, as text. */
export const previewScript = previewText

/** The document of the editor's frame: the pages' style, and no page until the editor sends one. */
export const frame = (script: string): string => `<!doctype html>${renderToStaticMarkup(<Frame style={style} script={script} />)}`

/** A whole document without anything inline but the style sheet. */
export const render = (page: ScanPage): string => `<!doctype html>${renderToStaticMarkup(<Page page={page} style={style} />)}`
