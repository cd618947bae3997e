import { webText, z } from '../../../../core/call.ts'
import { hints, misfit } from '../../../../core/hints.ts'
import { messages, type Problem } from '../../../../core/problem.ts'
import { completeWebsite } from '../../../../core/web.ts'
import { functionality } from '../definition.ts'

/** Endings of the files that a static URL may lead to (B-RULE-060). */
export const staticUrlFiles = ['.png', '.jpeg', '.jpg', '.svg', '.xls', '.xlsx', '.doc', '.docx', '.pdf'] as const

const Form = z.strictObject({ Url: webText() })
export type StaticUrlForm = z.output<typeof Form>

const problems = ({ Url }: StaticUrlForm): Problem[] => {
  const url = Url.trim()
  if (url === '' || /^https?:\/\/$/i.test(url)) return [{ Field: 'Url', Message: messages.required }]
  return isWebAddress(url) ? [] : [misfit('Url', hints.website)]
}

// Scheme, host (a name, an IPv4 or an IPv6 address), port, then anything without blanks; no name and password before the host.
const webAddress = /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu

/** An http or https address, once it is whole. */
export const isWebAddress = (url: string): boolean => webAddress.test(completeWebsite(url))

export const staticUrl = functionality({
  type: 'StaticUrl',
  Label: { en: 'Static URL', es: 'URL fija', fr: 'URL fixe' },
  Purpose: {
    en: 'Opens a web page or a file that you upload.',
    es: 'Abre una página web o un archivo que usted sube.',
    fr: 'Ouvre une page web ou un fichier que vous téléversez.',
  },
  Caption: {
    en: 'Leads to a page or a file at once',
    es: 'Lleva directamente a una página o un archivo',
    fr: 'Mène directement à une page ou un fichier',
  },
  Icon: 'link',
  QrType: 'StaticUrl',
  form: Form,
  initial: { Url: 'https://' },
  sample: { Url: 'https://anchorstreet.example/east/tenant-handbook' },
  problems,
})
