/**
 * Stands in built pages where the address of the installation belongs, which is only known once the
 * server runs. `.invalid` never resolves (RFC 2606), so it cannot be mistaken for a real address.
 */
export const publicUrlPlaceholder = 'https://public-url.invalid';
