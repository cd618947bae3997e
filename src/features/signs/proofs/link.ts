/** The client's link to a review. */
export const proofLink = (baseUrl: string, { GroupId, id, LinkCode }: { GroupId: string; id: string; LinkCode: string }): string =>
  `${baseUrl}/signProof/${GroupId}/${id}/${LinkCode}`
