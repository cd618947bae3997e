import { renderToStaticMarkup } from 'react-dom/server.edge'
import fieldStyle from '../../../codes/functionalities/families/fieldOnly/scan.css?inline'
import pageStyle from '../../../codes/visitorPages/view/page.css?inline'
import type { PlainPage } from '../model.ts'
import { PlainDocument } from './PlainDocument.tsx'
import ownStyle from './plain.css?inline'

/** The style sheet of every page, byte for byte: the policy names it by its hash. */
export const style = [pageStyle, fieldStyle, ownStyle].map(one => one.trim()).join('')

/** A whole document without a script. */
export const render = (page: PlainPage): string => `<!doctype html>${renderToStaticMarkup(<PlainDocument page={page} style={style} />)}`
