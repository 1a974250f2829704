interface Roles {
  isAdmin: boolean;
  isSupport: boolean;
}

/** True for admins and support, who see the admin area. */
export const isStaff = (user: Roles | null): boolean =>
  user?.isAdmin === true || user?.isSupport === true;
