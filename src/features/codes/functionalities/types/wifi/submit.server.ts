import { safeUrl } from '../../../../../platform/safeUrl.ts'
import { drawPlainCode } from '../../../picture/plain.ts'
import type { Scannable } from '../../../scanPage/scannable.server.ts'
import type { WifiContent } from './model.ts'
import { wifiWords } from './scanWords.ts'

/** The page of a network: its name, its password, and a code that a second device joins by. */
export const wifi: Scannable<WifiContent> = {
  buttons: { copy: 'Copy password' },
  leadsTo: form => (form.AlternateEnable === true ? safeUrl(form.ExternalUrl) : null),
  page: ({ item: { Form }, language }) => {
    const secured = Form.NetworkType !== 'nopass' && Form.NetworkType !== 'Unsecured'
    const SSID = text(Form.SSID)
    const Password = secured ? text(Form.Password) : ''
    const { title, titleSecured } = wifiWords[language]
    const content = { SSID, Password, secured, picture: drawPlainCode(joining(SSID, Password, secured)) }
    return { view: 'wifi', title: secured ? titleSecured : title, content }
  },
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What phones read as a network to join. */
export const joining = (SSID: string, Password: string, secured: boolean): string =>
  secured ? `WIFI:T:WPA;S:${literal(SSID)};P:${literal(Password)};;` : `WIFI:T:nopass;S:${literal(SSID)};;`
const literal = (value: string): string => value.replaceAll(/[\\;,:"]/g, '\\$&')
