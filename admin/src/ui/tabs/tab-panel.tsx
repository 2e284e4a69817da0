import { Tabs } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

const OpenTab = createContext(true);

/** Whether the calling component is on the open tab, or outside of tabs. */
export const useIsOnOpenTab = (): boolean => useContext(OpenTab);

interface TabPanelProps {
  name: string;
  /** The name of the tab that is open. */
  open: string;
  children: ReactNode;
}

/** The content of a tab; it stays mounted while another tab is open. */
export const TabPanel = ({ name, open, children }: TabPanelProps) => (
  <Tabs.Panel value={name}>
    <OpenTab value={name === open}>{children}</OpenTab>
  </Tabs.Panel>
);
