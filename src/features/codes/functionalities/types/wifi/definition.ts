import { secretText, text, webText, z } from '../../../../../core/call.ts'
import { type Problem, required } from '../../../../../core/problem.ts'
import { findMemberProblems, noUrl } from '../../../../base/members/members.ts'
import { alternateMembers } from '../../alternate.ts'
import { functionality } from '../../definition.ts'

/** WPA, WPA2 and Unsecured, which is stored as nopass. */
export const networkTypes = ['WPA', 'WPA2', 'nopass'] as const
export type NetworkType = (typeof networkTypes)[number]

/** How a stored network type is shown. */
export const networkLabels: Readonly<Record<NetworkType, string>> = { WPA: 'WPA', WPA2: 'WPA2', nopass: 'Unsecured' }

const Form = z.strictObject({
  SSID: text(32),
  NetworkType: z.optional(z.enum(networkTypes)),
  Password: secretText(63),
  AlternateEnable: z.boolean(),
  ExternalUrl: webText(),
})
export type WifiForm = z.output<typeof Form>

const problems = (form: WifiForm): Problem[] => {
  if (form.AlternateEnable) return findMemberProblems(alternateMembers, form)
  return required(form, form.NetworkType === 'nopass' ? ['SSID', 'NetworkType'] : ['SSID', 'NetworkType', 'Password'])
}

/** Another network type: an unsecured network has no password. */
export const withNetworkType = (form: WifiForm, NetworkType: NetworkType): WifiForm =>
  NetworkType === 'nopass' ? { ...form, NetworkType, Password: '' } : { ...form, NetworkType }

export const wifi = functionality({
  type: 'Wifi',
  purpose: 'tell',
  Label: { en: 'Wi-Fi join', es: 'Conexión Wi-Fi', fr: 'Connexion Wi-Fi' },
  Purpose: {
    en: 'Joins the guest network without typing a password.',
    es: 'Conecta a la red de invitados sin escribir la contraseña.',
    fr: 'Connecte au réseau invité sans saisir de mot de passe.',
  },
  Caption: { en: 'Joins the Wi-Fi', es: 'Conecta al wifi', fr: 'Connecte au Wi-Fi' },
  Icon: 'wifi',
  QrType: 'Wifi',
  form: Form,
  initial: { SSID: '', NetworkType: 'WPA2', Password: '', AlternateEnable: false, ExternalUrl: noUrl },
  sample: { SSID: 'AnchorEast-Guest', NetworkType: 'WPA2', Password: 'seaport.welcome26', AlternateEnable: false, ExternalUrl: noUrl },
  problems,
  secrets: ['Password'],
})
