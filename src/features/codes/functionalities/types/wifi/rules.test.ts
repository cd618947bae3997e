import { describe, expect, test } from 'vitest'
import { type WifiForm, wifi, withNetworkType } from './definition.ts'

const form = (change: Partial<WifiForm> = {}): WifiForm => ({ ...wifi.sample, ...change })
const fields = (change: Partial<WifiForm>) => wifi.problems(form(change)).map(one => `${one.Field}: ${one.Message}`)

describe('a Wi-Fi form', () => {
  test.each<[string, Partial<WifiForm>, string[]]>([
    ['needs an SSID', { SSID: ' ' }, ['SSID: Required']],
    ['needs a network type', { NetworkType: undefined }, ['NetworkType: Required']],
    ['needs a password with WPA', { NetworkType: 'WPA', Password: '' }, ['Password: Required']],
    ['needs a password with WPA2', { NetworkType: 'WPA2', Password: '' }, ['Password: Required']],
    ['needs none without security', { NetworkType: 'nopass', Password: '' }, []],
  ])('%s [B-RULE-028] [B-RULE-029]', (_name, change, expected) => {
    expect(fields(change)).toEqual(expected)
  })

  test.each<[string, string[]]>([
    ['', ['ExternalUrl: Required']],
    ['https://', ['ExternalUrl: Required']],
    ['https://a', []],
  ])('with an alternate link asks for more than 8 characters only: %j [B-RULE-027]', (ExternalUrl, expected) => {
    expect(fields({ SSID: '', Password: '', NetworkType: undefined, AlternateEnable: true, ExternalUrl })).toEqual(expected)
  })

  test('loses its password when the network becomes unsecured', () => {
    expect(withNetworkType(form(), 'nopass')).toMatchObject({ NetworkType: 'nopass', Password: '' })
    expect(withNetworkType(form(), 'WPA')).toMatchObject({ NetworkType: 'WPA', Password: wifi.sample.Password })
  })
})
