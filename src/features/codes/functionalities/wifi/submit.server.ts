import { safeUrl } from '../../../../platform/safeUrl.ts'
import { matrixOf } from '../../picture/matrix.ts'
import { compactData } from '../../picture/path.ts'
import { pictureOf } from '../../picture/picture.ts'
import { defaultStyle } from '../../picture/style.ts'
import type { WifiBody } from '../../scanPage/model.ts'
import type { Scannable } from '../../scanPage/scannable.server.ts'

/** The page of a network: its name, its password, and a code that a second device joins by. */
export const wifi: Scannable = {
  leadsTo: form => (form.AlternateEnable === true ? safeUrl(form.ExternalUrl) : null),
  body: ({ item: { Form } }): WifiBody => {
    const secured = Form.NetworkType !== 'nopass' && Form.NetworkType !== 'Unsecured'
    const SSID = text(Form.SSID)
    const Password = secured ? text(Form.Password) : ''
    return { page: 'Wifi', SSID, Password, secured, picture: drawn(joining(SSID, Password, secured)) }
  },
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What phones read as a network to join. */
export const joining = (SSID: string, Password: string, secured: boolean): string =>
  secured ? `WIFI:T:WPA;S:${literal(SSID)};P:${literal(Password)};;` : `WIFI:T:nopass;S:${literal(SSID)};;`
const literal = (value: string): string => value.replaceAll(/[\\;,:"]/g, '\\$&')

const drawn = (payload: string): WifiBody['picture'] => {
  const { size, layers } = pictureOf(matrixOf(payload, 'M'), { ...defaultStyle, BodyShape: 'square', EyeFrame: 'frame0', EyeBall: 'ball0' })
  return { size, paths: layers.map(({ path }) => compactData(path)) }
}
