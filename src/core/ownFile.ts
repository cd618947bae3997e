/**
 * Where this portal serves a public file: its stored address without the host, which is the BASE_URL of its upload. The same pictures are
 * then seen under every name that leads here. Any other address stays.
 */
export const ownFile = (address: string): string => address.replace(/^https?:\/\/[^/?#]+(?=\/files\/[\w-]+\/[\w-]+\/)/, '')
