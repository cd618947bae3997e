import { isEmpty } from '../../../../../core/problem.ts'
import type { Connectivity } from './model.ts'

/** An unsecured network has no password. */
export const openNetwork = (network: Connectivity): Connectivity =>
  network.NetworkType === 'Unsecured' ? { ...network, Password: '' } : network

/** A network counts with type and SSID, and a password unless it is unsecured. */
export const networkCounts = ({ NetworkType, SSID, Password, PasswordSet }: Omit<Connectivity, 'id'>): boolean =>
  NetworkType !== null &&
  !isEmpty(SSID) &&
  (NetworkType === 'Unsecured' || !isEmpty(Password) || (Password === undefined && PasswordSet === true))
