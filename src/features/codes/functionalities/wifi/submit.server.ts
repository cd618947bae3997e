import { safeUrl } from '../../../../platform/safeUrl.ts'
import { drawPlainCode } from '../../picture/plain.ts'
import type { WifiBody } from '../../scanPage/model.ts'
import type { Scannable } from '../../scanPage/scannable.server.ts'

/** The page of a network: its name, its password, and a code that a second device joins by. */
export const wifi: Scannable = {
  buttons: { copy: 'Copy password' },
  leadsTo: form => (form.AlternateEnable === true ? safeUrl(form.ExternalUrl) : null),
  body: ({ item: { Form } }): WifiBody => {
    const secured = Form.NetworkType !== 'nopass' && Form.NetworkType !== 'Unsecured'
    const SSID = text(Form.SSID)
    const Password = secured ? text(Form.Password) : ''
    return { page: 'Wifi', SSID, Password, secured, picture: drawPlainCode(joining(SSID, Password, secured)) }
  },
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What phones read as a network to join. */
export const joining = (SSID: string, Password: string, secured: boolean): string =>
  secured ? `WIFI:T:WPA;S:${literal(SSID)};P:${literal(Password)};;` : `WIFI:T:nopass;S:${literal(SSID)};;`
const literal = (value: string): string => value.replaceAll(/[\\;,:"]/g, '\\$&')
