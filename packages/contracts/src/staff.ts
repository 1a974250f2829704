interface Roles {
  isAdmin: boolean;
  isSupport: boolean;
}

/** Whether someone sees the admin area: as an admin, or for support. */
export const isStaff = (user: Roles | null): boolean =>
  user?.isAdmin === true || user?.isSupport === true;
