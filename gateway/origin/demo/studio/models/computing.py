"""Computers and what goes with them: kind=laptop|pc|monitor|keyboard|mouse|webcam|headset|disk|ssd|usb-stick|graphics-card|router|printer|backpack.

extra= names the variant of a kind. None has a make.
"""

exec(compile(open(os.path.join(os.path.dirname(__file__), "electronics.py")).read(), "electronics.py", "exec"))

KEYCAP = lambda: mat("keycap", (0.05, 0.051, 0.056), 0.5)
MESH = lambda: mat("mesh", (0.02, 0.02, 0.022), 0.7, bump=0.9, scale=120)
ALU = lambda: mat("paint-alu", (0.8, 0.8, 0.8), 0.3, coat=0.3)


def key_block(at, columns, rows, pitch, depth, material, cap=0.86, bottom=None):
    """Rows of keys on the plane z = at's; widths as on a typewriter: wider ones at both ends, a long bar in the last row."""
    x0, y0, z0 = at
    width = columns * pitch
    for j in range(rows):
        if j == rows - 1:
            parts = bottom or [1.3, 1.1, 1.3, columns - 7.4, 1.3, 1.1, 1.3]
        elif j == 0:
            parts = [1] * columns
        else:
            ends = 1.2 + 0.25 * j
            middle = columns - 3
            parts = [ends] + [(columns - 2 * ends) / middle] * middle + [ends]
            parts[-1] = columns - sum(parts[:-1])
        x = x0 - width / 2
        for k in parts:
            w = k * pitch
            box(
                (w - pitch * (1 - cap), pitch * cap, depth),
                (x + w / 2, y0 - j * pitch, z0 + depth / 2),
                material,
                min(depth, pitch) * 0.28,
                3,
                name="key",
            )
            x += w


def lid(w, h, screen, material):
    """A laptop's screen, standing on z = 0, front to -y."""
    upright(rounded(w, h, 0.06, 10), -0.02, 0.028, material, 0.014, z=h / 2)
    upright(rounded(w - 0.02, h - 0.02, 0.05, 10), -0.026, -0.01, DARK(), 0.003, z=h / 2)
    upright(rounded(w - 0.1, h - 0.15, 0.014), -0.028, -0.02, screen(), 0, z=h / 2 + 0.012, name="screen")
    disc(0.012, 0.002, (0, -0.026, h - 0.032), LENS())


def laptop():
    gamer = opt.get("extra") == "gamer"
    w, d = 2.2, 1.48
    thick = 0.11 if gamer else 0.07
    body = DARK() if gamer else ALU()
    screen = EMBER if gamer else DUSK
    plate(rounded(w, d, 0.07, 10), thick, body, (0, 0, 0.02), r=0.018)
    plate(rounded(w * 0.94, d * 0.94, 0.07, 10), 0.03, RUBBER(), (0, 0, 0), r=0.006)
    top = thick + 0.02
    box((w - 0.22, 0.72, 0.008), (0, 0.17, top + 0.0005), mat("well", (0.03, 0.03, 0.034), 0.5), 0.004)
    if gamer:
        plate(rounded(w - 0.24, 0.7, 0.02), 0.002, glow("keys-glow", (0.9, 0.07, 0.2), 1.6), (0, 0.17, top + 0.004), r=0)
    key_block((0, 0.435, top + 0.004), 14, 6, 0.128 if gamer else 0.13, 0.02, KEYCAP(), 0.87)
    plate(
        rounded(0.86, 0.5, 0.03),
        0.004,
        mat("pad", (0.05, 0.05, 0.055), 0.32) if gamer else mat("paint-pad", (0.74, 0.74, 0.74), 0.34),
        (0, -0.48, top - 0.001),
        r=0.002,
    )
    plate(rounded(0.3, 0.02, 0.01), 0.006, DARK(), (0, -d / 2 + 0.014, top - 0.008), r=0)
    tube([(-w * 0.36, d / 2 - 0.03, top), (w * 0.36, d / 2 - 0.03, top)], 0.034, DARK(), round_=False)
    placed(lambda: lid(w, 1.44, screen, body), (0, d / 2 - 0.03, top + 0.012), (-18, 0, 0))
    for k, (y, wide) in enumerate(((0.3, 0.16), (0.05, 0.16), (-0.2, 0.1))):
        for side in (-1, 1):
            box((0.012, wide, 0.034), (side * (w / 2 + 0.001), y, 0.02 + thick * 0.5), BLACK(), 0.006)
    if gamer:
        for side in (-1, 1):
            for k in range(7):
                box((0.02, 0.02, 0.07), (side * (0.62 + 0.05 * k), d / 2 + 0.001, 0.075), BLACK(), 0.006)
        box((w * 0.9, 0.012, 0.016), (0, -d / 2 - 0.002, 0.05), glow("strip", (0.95, 0.06, 0.2), 3), 0.005)


def fan(radius, at, ring, blade=None, blades=9, depth=0.05):
    """A fan in a round frame, seen from -y."""
    x, y, z = at
    turned_front(
        [
            (radius * 0.9, 0),
            (radius * 0.92, depth),
            (radius, depth * 1.1),
            (radius * 1.05, depth),
            (radius * 1.06, 0),
        ],
        at,
        ring,
        n=72,
    )
    disc(radius * 0.3, depth * 0.9, at, blade or BLACK())
    for k in range(blades):
        a = 2 * math.pi * k / blades
        outline = []
        for r, t in ((0.26, -0.14), (0.55, -0.05), (0.88, 0.1), (0.88, 0.38), (0.55, 0.34), (0.26, 0.24)):
            outline.append((radius * r * math.cos(a + t), radius * r * math.sin(a + t)))
        upright(outline, y - depth * 0.55, y - depth * 0.4, blade or BLACK(), 0.002, x=x, z=z, name="blade")


def screen_panel(w, h, screen, bezel=0.035, chin=0.0, bend=0.0, material=None):
    """A monitor's panel about the origin, front to -y; bend: how far its edges come forward."""
    edge = material or DARK()
    if not bend:
        upright(rounded(w, h, 0.04), -0.03, 0.04, edge, 0.014)
        upright(rounded(w - 0.012, h - 0.012, 0.034), -0.036, -0.02, DARK(), 0.003)
        upright(rounded(w * 0.7, h * 0.62, 0.1), 0.02, 0.12, edge, 0.04)
        upright(
            rounded(w - 2 * bezel, h - 2 * bezel - chin, 0.01), -0.039, -0.03, screen(), 0, z=chin / 2, name="screen"
        )
        return
    n = 28
    line = [((k / n - 0.5) * w, -bend * (2 * (k / n - 0.5)) ** 2) for k in range(n + 1)]

    def skin(inset_x, low, high, front, back, material, name):
        P = [(x, y) for x, y in line if abs(x) <= w / 2 - inset_x + 1e-6]
        sections = [[(x, y + front, low), (x, y + back, low), (x, y + back, high), (x, y + front, high)] for x, y in P]
        return loft(sections, material, name)

    skin(0, -h / 2, h / 2, -0.03, 0.05, edge, "panel")
    skin(w / n * 1.1, -h / 2 + bezel, h / 2 - bezel, -0.036, -0.02, screen(), "screen")


def monitor():
    curved = opt.get("extra") == "curved"
    w, h = (2.5, 1.12) if curved else (2.3, 1.32)
    z = 1.16 if curved else 1.22
    placed(lambda: screen_panel(w, h, EMBER if curved else LAGOON, bend=0.2 if curved else 0), (0, 0, z))
    box((0.2, 0.07, 0.92), (0, 0.15, 0.5), DARK(), 0.02)
    box((0.34, 0.12, 0.34), (0, 0.1, z - 0.1), DARK(), 0.03)
    if curved:
        for side in (-1, 1):
            tube([(0, 0.16, 0.05), (side * 0.36, -0.06, 0.045), (side * 0.7, -0.3, 0.03)], [0.05, 0.045, 0.03], DARK())
        tube([(0, 0.14, 0.05), (0, 0.4, 0.03)], 0.045, DARK(), round_=False)
    else:
        plate(rounded(0.9, 0.56, 0.08), 0.035, DARK(), (0, 0.06, 0), r=0.012)


def pc():
    extra = opt.get("extra")
    if extra == "all-in-one":
        placed(lambda: screen_panel(2.3, 1.46, LAGOON, chin=0.14, material=ALU()), (0, 0, 1.2))
        box((0.3, 0.05, 0.85), (0, 0.16, 0.42), ALU(), 0.02, turn=(-8, 0, 0))
        plate(rounded(0.8, 0.6, 0.05), 0.03, ALU(), (0, 0.02, 0), r=0.01)
        plate(rounded(1.5, 0.46, 0.05), 0.035, ALU(), (-0.28, -0.72, 0), r=0.012)
        key_block((-0.28, -0.58, 0.036), 15, 5, 0.092, 0.014, KEYCAP(), 0.86)
        placed(lambda: mouse_body(), (0.86, -0.7, 0))
        return
    if extra == "compact":
        plate(rounded(1.2, 1.2, 0.14, 12), 0.34, ALU(), (0, 0, 0.02), r=0.03)
        plate(rounded(1.05, 1.05, 0.14, 12), 0.03, RUBBER(), (0, 0, 0), r=0.004)
        plate(rounded(1.14, 1.14, 0.12, 12), 0.01, mat("paint-top", (0.8, 0.8, 0.8), 0.22, coat=0.9), (0, 0, 0.355), r=0.004)
        front = -0.6
        for x, kind in ((-0.36, "a"), (-0.02, "a"), (0.24, "c")):
            port((x, front, 0.19), kind)
        disc(0.045, 0.01, (0.45, front, 0.19), STEEL())
        disc(0.012, 0.004, (0.45, front - 0.01, 0.19), LIGHT("pilot", (0.6, 0.85, 1)))
        for side in (-1, 1):
            for k in range(9):
                box((0.01, 0.05, 0.14), (side * 0.6, -0.36 + 0.09 * k, 0.2), BLACK(), 0.004)
        return
    w, d, h = (0.96, 1.9, 1.95) if extra == "gamer" else (0.78, 1.5, 1.66)
    z = h / 2 + 0.05
    box((w, d, h), (0, 0, z), DARK(), 0.025)
    front = -d / 2
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.14, 0.2, 0.06), (x * (w / 2 - 0.12), y * (d / 2 - 0.2), 0.03), RUBBER(), 0.02)
    if extra == "gamer":
        upright(rounded(w - 0.06, h - 0.08, 0.03), front - 0.03, front + 0.02, MESH(), 0.012, z=z)
        for k in range(3):
            light = glow("ring", (0.16, 0.3, 1.0), 2.4)
            fan(0.29, (0, front - 0.032, 0.42 + 0.62 * k), light, mat("fan-blade", (0.1, 0.11, 0.14), 0.35))
        # The glass side shows what is inside.
        x = w / 2
        box((0.02, d - 0.16, h - 0.2), (x - 0.0, 0, z), mat("inside", (0.025, 0.027, 0.035), 0.4), 0.004)
        for y, zz, r in ((-0.3, 0.72, 0.26), (0.32, 0.72, 0.26), (0.5, 0.28, 0.24)):
            def one(r=r):
                fan(r, (0, 0, 0), glow("ring-in", (0.75, 0.12, 0.85), 2.0), mat("fan-blade", (0.1, 0.11, 0.14), 0.35))
            placed(one, (x + 0.012, y, z + zz - 0.1), (0, 0, 90))
        box((0.03, 1.3, 0.3), (x + 0.012, 0.05, z - 0.25), mat("card", (0.08, 0.085, 0.1), 0.35), 0.02)
        box((0.034, 1.2, 0.025), (x + 0.016, 0.05, z - 0.14), glow("strip", (0.3, 0.5, 1), 3), 0.006)
        box((0.03, 1.5, 0.36), (x + 0.012, 0, z - 0.74), mat("shroud", (0.045, 0.046, 0.055), 0.4), 0.02)
        pane = mat("side-pane", (0.7, 0.75, 0.8), 0.04, coat=1.0)
        pane.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.12
        box((0.012, d - 0.12, h - 0.16), (x + 0.06, 0, z), pane, 0.004)
        for y in (-1, 1):
            for zz in (-1, 1):
                o = disc(0.035, 0.02, (x + 0.066, y * (d / 2 - 0.14), z + zz * (h / 2 - 0.16)), STEEL())
        disc(0.04, 0.008, (0.32, -d / 2 + 0.3, h + 0.05), STEEL())
        return
    upright(rounded(w - 0.02, h - 0.02, 0.03), front - 0.04, front + 0.01, SATIN(), 0.014, z=z)
    upright(rounded(w - 0.2, 0.1, 0.02), front - 0.044, front, GREY(), 0.004, z=h - 0.16)
    upright(rounded(0.16, 0.03, 0.01), front - 0.048, front, BLACK(), 0.003, x=w / 2 - 0.22, z=h - 0.16)
    upright(rounded(w - 0.16, 0.02, 0.01), front - 0.043, front, GREY(), 0.002, z=h - 0.3)
    disc(0.055, 0.014, (0, front - 0.036, h - 0.42), STEEL())
    disc(0.014, 0.004, (0, front - 0.05, h - 0.42), LIGHT("pilot", (0.6, 0.85, 1)))
    for k, kind in enumerate(("a", "a", "c")):
        port((-0.24 + 0.24 * k, front - 0.042, h - 0.6), kind)
    for k in range(11):
        upright(rounded(w - 0.22, 0.018, 0.009), front - 0.043, front, BLACK(), 0, z=0.22 + 0.062 * k)
    for k in range(8):
        box((0.006, 0.44, 0.03), (w / 2, 0.3, 0.8 + 0.06 * k), BLACK(), 0.002)


def keyboard():
    extra = opt.get("extra")
    columns, pad = (15, extra != "compact")
    pitch = 0.13
    w = columns * pitch + 0.1 + (0.66 if pad else 0)
    d = 0.92
    body = mat("paint-body", (0.8, 0.8, 0.8), 0.42, coat=0.15)

    def base():
        plate(rounded(w, d, 0.06, 10), 0.075, body, (0, 0, 0), r=0.02)
        well = glow("lit", (0.12, 0.5, 1.0), 1.4) if extra == "lit" else mat("well", (0.05, 0.05, 0.055), 0.6)
        plate(rounded(w - 0.09, d - 0.1, 0.03), 0.004, well, (0, 0, 0.0735), r=0)
        x = -(w / 2) + 0.05 + columns * pitch / 2
        cap = mat("paint-key", (0.8, 0.8, 0.8), 0.55)
        key_block((x, 0.325, 0.078), columns, 6, pitch, 0.055, cap, 0.84)
        # Pale or dark marks in the keys' upper left corners.
        mark = glow("mark", (0.5, 0.8, 1), 1.2) if extra == "lit" else mat("mark", (0.35, 0.35, 0.37), 0.6)
        for j in range(1, 5):
            for k in range(1, columns - 1):
                box((0.022, 0.03, 0.002), (x - columns * pitch / 2 + (k + 0.32) * pitch, 0.345 - j * pitch, 0.1335), mark, 0)
        if pad:
            right = w / 2 - 0.05 - 2 * pitch
            gap = w / 2 - 0.05 - 4 * pitch - (x + columns * pitch / 2)
            box((gap - 0.02, d - 0.06, 0.03), (x + columns * pitch / 2 + gap / 2, 0, 0.07), body, 0.004)
            for j in range(6):
                for k in range(4):
                    if j == 5 and k == 1:
                        continue
                    wide = 1.86 if j == 5 and k == 0 else 0.84
                    box((pitch * wide, pitch * 0.84, 0.055), (right + (k - 1.5 + (0.5 if wide > 1 else 0)) * pitch, 0.325 - j * pitch, 0.1055), cap, 0.014, 3)

    placed(base, (0, 0, 0.06), (5, 0, 0))
    for x in (-1, 1):
        box((0.12, 0.05, 0.1), (x * (w / 2 - 0.2), d / 2 - 0.1, 0.06), RUBBER(), 0.02)


def mouse_body(scale=1.0, buttons=True, material=None):
    """A mouse of 0.62 by 1.06, front to +y."""
    m = material or mat("paint-body", (0.8, 0.8, 0.8), 0.36, coat=0.3)
    n = 20
    sections = []
    for k in range(n + 1):
        t = k / n
        y = (t - 0.5) * 0.66 * scale
        half = 0.19 * scale * (0.86 + 0.14 * math.cos((t - 0.25) * 2.2)) * (max(0.0, 1 - (2 * t - 1) ** 8) ** 0.5)
        high = 0.21 * scale * max(0.0, math.sin(math.pi * (0.12 + 0.82 * (1 - t)))) ** 0.8 * (1 - (2 * t - 1) ** 10) ** 0.5
        ring = []
        for s in range(25):
            a = math.pi * s / 24
            ring.append((half * math.cos(a) * (1 + 0.0), y, 0.012 + high * math.sin(a) ** 0.8))
        sections.append(ring)
    loft(sections, m, "mouse")
    plate(rounded(0.34 * scale, 0.62 * scale, 0.15 * scale), 0.02, BLACK(), (0, 0, 0), r=0.004)


def mouse():
    extra = opt.get("extra")
    m = mat("paint-body", (0.8, 0.8, 0.8), 0.36, coat=0.3)
    gamer = extra == "gamer"
    n, sections = 30, []
    for k in range(n + 1):
        t = k / n
        y = -0.66 + 1.32 * t
        e = 1 - abs(2 * t - 1) ** 5
        half = (0.36 - 0.045 * math.sin(math.pi * t) ** 2) * max(0.0, e) ** 0.45
        high = (0.2 + 0.24 * math.sin(math.pi * (0.1 + 0.72 * t)) ** 1.2) * max(0.0, e) ** 0.5
        sections.append(
            [
                (half * math.copysign(abs(math.cos(a)) ** 0.75, math.cos(a)), y, 0.03 + high * math.sin(a) ** 0.7)
                for a in (math.pi * s / 32 for s in range(33))
            ]
        )
    loft(sections, m, "mouse")
    # The front looks towards the camera: the wheel and the gap between the buttons.
    plate(rounded(0.56, 1.2, 0.24), 0.04, BLACK(), (0, 0, 0), r=0.01)
    path = []
    for k in range(2, 13):
        t = k / n
        e = 1 - abs(2 * t - 1) ** 5
        path.append((0, -0.66 + 1.32 * t, 0.03 + (0.2 + 0.24 * math.sin(math.pi * (0.1 + 0.72 * t)) ** 1.2) * max(0.0, e) ** 0.5))
    tube(path, 0.014, BLACK())
    wheel = lathe([(0.05, -0.045), (0.1, -0.045), (0.115, -0.03), (0.115, 0.03), (0.1, 0.045), (0.05, 0.045)], RUBBER(), n=40)
    wheel.rotation_euler = (0, math.radians(90), 0)
    wheel.location = (0, -0.36, 0.3)
    if gamer:
        for k in (0, 1):
            box((0.05, 0.2, 0.06), (0.335, -0.12 + 0.24 * k, 0.24), GREY(), 0.02)
        tube([(x, y, 0.07) for x, y in ((0.345, 0.5), (0.32, 0.1), (0.33, -0.3), (0.3, -0.6))], 0.012, glow("strip", (0.95, 0.06, 0.2), 3))
        tube([(0, -0.66, 0.08), (0, -0.9, 0.03), (0.2, -1.2, 0.03), (0.7, -1.1, 0.03), (0.95, -0.5, 0.03)], 0.028, RUBBER())


def webcam():
    ring = opt.get("extra") == "ring"
    z = 0.86
    if ring:
        turned_front([(0.42, 0), (0.42, 0.1), (0.46, 0.13), (0.64, 0.13), (0.68, 0.1), (0.68, 0)], (0, 0.02, z), DARK())
        turned_front(
            [(0.45, 0.13), (0.47, 0.14), (0.63, 0.14), (0.65, 0.13)], (0, 0.02, z), glow("ring", (1, 0.95, 0.86), 2.2)
        )
        disc(0.42, 0.1, (0, 0.06, z), DARK())
        disc(0.2, 0.06, (0, -0.04, z), LENS(), True, STEEL())
        disc(0.08, 0.014, (0, -0.1, z), mat("lens-blue", (0.012, 0.014, 0.03), 0.04, coat=1))
        disc(0.4, 0.12, (0, 0.05, z), DARK(), False)
    else:
        upright(rounded(1.5, 0.44, 0.22, 14), -0.17, 0.17, DARK(), 0.06, z=z)
        upright(rounded(1.42, 0.36, 0.18, 14), -0.176, 0, LENS(), 0.004, z=z)
        disc(0.15, 0.03, (0, -0.172, z), LENS(), True, STEEL())
        disc(0.075, 0.012, (0, -0.2, z), mat("lens-blue", (0.012, 0.014, 0.03), 0.04, coat=1))
        disc(0.016, 0.004, (0.32, -0.176, z), LIGHT("pilot", (0.3, 0.9, 0.5)))
        for side in (-1, 1):
            for k in range(4):
                upright(rounded(0.014, 0.12, 0.007), -0.178, 0, GREY(), 0, x=side * (0.5 + 0.03 * k), z=z)
    # Foot: a hinge and two plates that clip on a screen.
    tube([(0, 0.04, z - 0.2 - (0.22 if ring else 0)), (0, 0.06, 0.3)], 0.06, DARK(), round_=False)
    tube([(-0.2, 0.06, 0.27), (0.2, 0.06, 0.27)], 0.07, GREY(), round_=False)
    box((0.5, 0.62, 0.06), (0, 0.0, 0.2), DARK(), 0.025)
    box((0.5, 0.06, 0.24), (0, -0.28, 0.12), DARK(), 0.025)
    box((0.5, 0.06, 0.24), (0, 0.3, 0.12), DARK(), 0.025, turn=(-14, 0, 0))
    tube([(0.1, 0.32, 0.2), (0.3, 0.6, 0.05), (0.75, 0.4, 0.04), (0.95, 0.0, 0.04)], 0.026, RUBBER())


def ear_cup(side, gamer, colour, cushion):
    """One shell with its cushion; the ear side looks inwards."""
    profile = [(0, 0.2), (0.22, 0.2), (0.32, 0.17), (0.37, 0.1), (0.38, 0.02), (0.36, 0)]
    for points, m in ((profile, colour), ([(0, 0.205), (0.2, 0.205), (0.2, 0.2)], GREY() if not gamer else DARK())):
        o = lathe(points, m, n=72, squash=1.18)
        o.rotation_euler = (0, math.radians(90 * side), 0)
        o.rotation_euler = (math.radians(90), 0, math.radians(90 * side))
        o.location = (side * 0.66, 0, 0.5)
    o = lathe(
        [(0.2, -0.01), (0.24, -0.1), (0.31, -0.13), (0.37, -0.1), (0.38, -0.03), (0.36, 0.01)], cushion, n=72, squash=1.18
    )
    o.rotation_euler = (math.radians(90), 0, math.radians(90 * side))
    o.location = (side * 0.66, 0, 0.5)
    if gamer:
        o = lathe([(0.24, 0.2), (0.25, 0.21), (0.28, 0.2), (0.29, 0.19)], glow("ring", (0.95, 0.06, 0.2), 2.2), n=72, squash=1.18)
        o.rotation_euler = (math.radians(90), 0, math.radians(90 * side))
        o.location = (side * 0.66, 0, 0.5)


def headset():
    extra = opt.get("extra")
    gamer = extra == "gamer"
    colour = mat("paint-shell", (0.8, 0.8, 0.8), 0.34, coat=0.4)
    leather = mat("leather", (0.03, 0.03, 0.032), 0.62, bump=0.25, scale=90)
    for side in (-1, 1):
        ear_cup(side, gamer, colour, leather)
        # The yoke and the slider.
        tube([(side * 0.8, 0, 0.86), (side * 0.83, 0, 0.98), (side * 0.77, 0, 1.16)], 0.05, DARK(), flat=1.6)
        box((0.07, 0.16, 0.24), (side * 0.785, 0, 1.1), colour, 0.03, turn=(0, -side * 12, 0))
    arc = [(0.78 * math.cos(a), 0, 1.12 + 0.56 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
    tube(arc, 0.075, colour, flat=0.5, n=4)
    inner = [(0.7 * math.cos(a), 0, 1.12 + 0.5 * math.sin(a)) for a in (math.pi * k / 16 for k in range(3, 14))]
    tube(inner, 0.1, leather, flat=0.5, n=4)
    if extra != "music":
        boom = [(0.8, -0.16, 0.36), (0.78, -0.5, 0.22), (0.62, -0.78, 0.16), (0.4, -0.86, 0.16)]
        tube(boom, 0.026, DARK())
        o = lathe(curve([(0, 0), (0.06, 0.02), (0.075, 0.1), (0.075, 0.2), (0.05, 0.26), (0, 0.27)], 4), RUBBER(), n=40)
        o.rotation_euler = (0, math.radians(-90), math.radians(8))
        o.location = (0.46, -0.86, 0.16)


def disk():
    shape = opt.get("extra")
    # Portable disks: one lies, one stands against it.
    def one():
        body = mat("paint-body", (0.8, 0.8, 0.8), 0.4, coat=0.25)
        upright(rounded(0.86, 1.24, 0.12, 12), -0.09, 0.09, body, 0.04, z=0.62)
        if shape == "rugged":
            band = mat("bumper", (0.04, 0.04, 0.045), 0.8)
            upright(rounded(0.94, 1.32, 0.16, 12), -0.055, 0.055, band, 0.05, z=0.62)
            for k in range(3):
                upright(rounded(0.5, 0.03, 0.015), -0.1, -0.08, GREY(), 0.006, z=0.8 + 0.09 * k)
        else:
            for k in range(7):
                upright(rounded(0.86 - 0.02, 0.012, 0.006), -0.094, -0.08, GREY(), 0, z=0.14 + 0.055 * k)
            disc(0.014, 0.003, (0.3, -0.09, 1.12), LIGHT("pilot", (0.6, 0.85, 1)))
        box((0.24, 0.08, 0.02), (0, 0, 1.28 if shape == "rugged" else 1.24), BLACK(), 0.006)

    placed(one, (0, 0, 0), (-6, 0, 0))

    def lead():
        upright(rounded(0.34, 0.15, 0.05), -0.2, 0.2, RUBBER(), 0.03)
        upright(rounded(0.28, 0.1, 0.012), -0.42, -0.18, STEEL(), 0.006)
        upright(rounded(0.24, 0.03, 0.005), -0.424, -0.4, mat("usb", (0.05, 0.12, 0.4), 0.5), 0, z=0.018)

    placed(lead, (0.78, -0.36, 0.08), (0, 0, 20))
    tube([(0.72, -0.18, 0.08), (0.66, 0.06, 0.05), (0.8, 0.4, 0.04), (0.4, 0.5, 0.04), (0.0, 0.36, 0.04)], 0.03, RUBBER())


def ssd():
    if opt.get("extra") == "nvme":
        board = mat("board", (0.012, 0.03, 0.022), 0.5)
        for at, turn in (((0, 0, 0.06), (0, 0, 0)), ((0.1, -0.62, 0.06), (0, 0, -8))):
            def one():
                plate(rounded(2.1, 0.56, 0.02), 0.02, board, (0, 0, 0), r=0.003)
                for x, w, h in ((-0.6, 0.44, 0.4), (-0.06, 0.44, 0.4), (0.42, 0.3, 0.36)):
                    box((w, h, 0.05), (x, 0, 0.04), mat("chip", (0.02, 0.02, 0.022), 0.5), 0.006)
                    box((w * 0.5, 0.02, 0.002), (x, 0.08, 0.066), GREY(), 0)
                    box((w * 0.3, 0.02, 0.002), (x, 0.02, 0.066), GREY(), 0)
                for k in range(12):
                    box((0.02, 0.05, 0.014), (0.66 + 0.03 * k, 0.18 - 0.12 * (k % 3), 0.025), mat("part", (0.45, 0.36, 0.24), 0.4), 0.003)
                for k in range(15):
                    if k not in (4, 5):
                        box((0.1, 0.024, 0.024), (1.0, -0.23 + 0.033 * k, 0.01), mat("gold", (0.9, 0.66, 0.24), 0.25, 1.0), 0.002)
                disc(0.05, 0.004, (-1.02, 0, 0.01), STEEL())
            placed(one, at, turn)
        return

    def one():
        plate(rounded(1.4, 2.0, 0.06), 0.14, mat("alu", (0.22, 0.225, 0.235), 0.34, 0.6), (0, 0, 0), r=0.02)
        plate(rounded(1.26, 1.84, 0.04), 0.004, mat("label", (0.06, 0.065, 0.075), 0.5), (0, 0, 0.139), r=0)
        plate(rounded(1.26, 0.3, 0.0), 0.002, mat("band", (0.02, 0.22, 0.55), 0.5), (0, 0.42, 0.143), r=0)
        for k, w in enumerate((0.8, 0.5, 0.62)):
            plate(rounded(w, 0.05, 0.01), 0.002, mat("ink", (0.55, 0.56, 0.58), 0.6), (-0.52 + w / 2, 0.02 - 0.14 * k, 0.143), r=0)
        for k in range(16):
            plate([(0, 0), (0.012 + 0.01 * (k % 3), 0), (0.012 + 0.01 * (k % 3), 0.2), (0, 0.2)], 0.002, mat("ink", (0.55, 0.56, 0.58), 0.6), (-0.5 + 0.045 * k, -0.74, 0.143), r=0)
        box((0.9, 0.04, 0.06), (0.1, -0.99, 0.06), BLACK(), 0.01)

    placed(one, (0, 0, 0))


def usb_stick():
    extra = opt.get("extra")
    body = mat("paint-body", (0.8, 0.8, 0.8), 0.3, metal=0.0, coat=0.6)

    def tongue(x=0):
        box((0.5, 0.56, 0.2), (x, 0, 0), STEEL(), 0.012)
        box((0.42, 0.02, 0.07), (x, -0.28, -0.035), BLACK(), 0)
        for dx in (-0.12, 0.12):
            box((0.09, 0.12, 0.006), (x + dx, -0.1, 0.1), BLACK(), 0.002)

    def one():
        placed(tongue, (0, -0.86, 0.16))
        plate(rounded(0.68, 1.4, 0.1, 10), 0.32, body, (0, 0.1, 0), r=0.06)
        plate(rounded(0.42, 0.7, 0.06, 10), 0.006, mat("paint-inlay", (0.72, 0.72, 0.72), 0.5), (0, 0.06, 0.317), r=0.002)
        if extra == "double":
            upright(rounded(0.32, 0.13, 0.06), 0.7, 1.1, STEEL(), 0.02, z=0.16)
        else:
            o = lathe([(0.09, -0.02), (0.13, -0.02), (0.15, 0), (0.13, 0.02), (0.09, 0.02), (0.07, 0)], STEEL(), n=48)
            o.location = (0, 0.86, 0.16)

    def cap():
        plate(rounded(0.72, 0.66, 0.1, 10), 0.34, body, (0, 0, 0), r=0.06)

    placed(one, (-0.1, 0.1, 0), (0, 0, 24))
    if extra == "mini":
        return
    placed(cap, (0.78, -0.5, 0), (0, 0, -18))


def graphics_card():
    fans = int(opt.get("fans", "2"))
    w, h = (0.98 * fans + 0.16, 1.06)

    def one():
        upright(rounded(w, h, 0.05), -0.16, 0.2, DARK(), 0.03, z=h / 2)
        # The heat sink's fins, seen from above and from the sides.
        for k in range(int(w / 0.05)):
            box((0.012, 0.3, h - 0.06), (-w / 2 + 0.04 + 0.05 * k, 0.06, h / 2 + 0.01), BRUSHED(), 0)
        for k in range(fans):
            x = (k - (fans - 1) / 2) * 0.98
            upright(rounded(0.94, h - 0.06, 0.2, 10), -0.2, -0.14, mat("shroud", (0.06, 0.062, 0.07), 0.36, coat=0.3), 0.02, x=x, z=h / 2)
            disc(0.41, 0.012, (x, -0.2, h / 2), mat("hub-well", (0.008, 0.008, 0.01), 0.7))
            fan(0.4, (x, -0.206, h / 2), mat("paint-ring", (0.8, 0.8, 0.8), 0.3, coat=0.4), mat("fan-blade", (0.1, 0.1, 0.11), 0.35), 11)
        upright(rounded(w, h - 0.04, 0.03), 0.2, 0.235, mat("back", (0.1, 0.1, 0.11), 0.3, 0.8), 0.006, z=h / 2)
        # Bracket, contacts, power.
        box((0.03, 0.5, h + 0.16), (-w / 2 - 0.03, 0.02, h / 2 + 0.03), STEEL(), 0.008)
        for z in (0.26, 0.56, 0.86):
            box((0.02, 0.2, 0.24), (-w / 2 - 0.046, 0.02, z - 0.02), BLACK(), 0.008)
        box((w * 0.46, 0.03, 0.08), (-w * 0.12, 0.216, -0.03), mat("gold", (0.9, 0.66, 0.24), 0.25, 1.0), 0.002)
        box((0.3, 0.14, 0.06), (w / 2 - 0.4, 0.12, h + 0.01), BLACK(), 0.008)
        box((0.9, 0.02, 0.05), (0, -0.02, h + 0.002), glow("strip", (0.2, 0.9, 0.35), 2.4), 0.006)

    placed(one, (0, 0, 0.08))


def router():
    extra = opt.get("extra")
    shell_ = mat("paint-body", (0.8, 0.8, 0.8), 0.36, coat=0.3)
    if extra == "mesh":
        for at in ((-0.62, 0.2, 0), (0.5, -0.22, 0)):
            def one():
                plate(rounded(0.86, 0.86, 0.26, 14), 0.9, shell_, (0, 0, 0.03), r=0.1)
                plate(rounded(0.7, 0.7, 0.2, 14), 0.05, RUBBER(), (0, 0, 0), r=0.01)
                plate(rounded(0.5, 0.5, 0.16, 14), 0.006, mat("paint-top", (0.7, 0.7, 0.7), 0.55), (0, 0, 0.925), r=0)
                disc(0.02, 0.004, (0, -0.432, 0.3), LIGHT("pilot", (0.5, 0.8, 1)))
            placed(one, at)
        return
    w, d = 2.1, 1.2

    def body():
        plate(rounded(w, d, 0.16, 12), 0.2, shell_, (0, 0, 0.03), r=0.05)
        plate(rounded(w - 0.3, d - 0.3, 0.1, 12), 0.05, RUBBER(), (0, 0, 0), r=0.01)
        plate(rounded(w - 0.5, 0.06, 0.03), 0.006, GREY(), (0, -0.3, 0.226), r=0)
        for k in range(6):
            disc_ = plate(rounded(0.05, 0.02, 0.01), 0.004, LIGHT("pilot", (0.3, 0.9, 0.5)), (-0.42 + 0.17 * k, -0.3, 0.231), r=0)
        for k in range(13):
            plate(rounded(0.016, 0.44, 0.008), 0.004, BLACK(), (-0.48 + 0.08 * k, 0.16, 0.228), r=0)

    body()
    for k, x in enumerate((-0.95, -0.4, 0.4, 0.95)):
        lean = (x / 0.95) * 8

        def antenna():
            tube([(-0.08, 0, 0), (0.08, 0, 0)], 0.065, shell_, round_=False)
            box((0.11, 0.06, 1.24), (0, 0, 0.66), shell_, 0.028)

        placed(antenna, (x, d / 2 + 0.02, 0.15), (0, lean, 0))


def printer():
    extra = opt.get("extra")
    shell_ = mat("paint-body", (0.8, 0.8, 0.8), 0.42, coat=0.2)
    dark = mat("inner", (0.035, 0.036, 0.04), 0.45)
    laser = extra == "laser"
    w, d, h = (1.6, 1.5, 1.1) if laser else (2.0, 1.5, 0.66)
    box((w, d, h), (0, 0, h / 2 + 0.03), shell_, 0.07)
    front = -d / 2
    sheet = mat("sheet", (0.86, 0.86, 0.85), 0.6)
    if laser:
        box((w - 0.3, 0.5, 0.03), (0, 0.05, h + 0.02), dark, 0.01, turn=(-7, 0, 0))
        box((w - 0.5, 0.62, 0.008), (0, 0.0, h + 0.09), sheet, 0.002, turn=(-9, 0, 0))
        box((w - 0.34, 0.1, 0.14), (0, 0.36, h + 0.05), shell_, 0.03)
        upright(rounded(w - 0.2, 0.3, 0.04), front - 0.012, front + 0.05, shell_, 0.012, z=0.24)
        upright(rounded(0.5, 0.06, 0.03), front - 0.016, front, dark, 0, z=0.32)
        upright(rounded(w - 0.2, 0.02, 0.01), front - 0.004, front + 0.02, dark, 0, z=0.42)
        box((0.36, 0.3, 0.012), (w / 2 - 0.3, front + 0.24, h + 0.032), dark, 0.005)
        box((0.24, 0.1, 0.006), (w / 2 - 0.3, front + 0.3, h + 0.04), LCD(), 0.002)
        for k in range(3):
            box((0.06, 0.06, 0.014), (w / 2 - 0.4 + 0.1 * k, front + 0.17, h + 0.04), GREY(), 0.006)
        return
    # A flatbed on top, the paper's way out in front.
    box((w - 0.02, d - 0.06, 0.13), (0, 0.02, h + 0.09), shell_, 0.04)
    box((w - 0.04, d - 0.1, 0.02), (0, 0.02, h + 0.028), dark, 0.006)
    upright(rounded(w - 0.5, 0.3, 0.03), front - 0.006, front + 0.3, dark, 0.01, z=0.3)
    box((w - 0.66, 0.52, 0.025), (0, front - 0.2, 0.17), dark, 0.01)
    box((w - 0.9, 0.56, 0.006), (0, front - 0.12, 0.2), sheet, 0.002)
    box((0.62, 0.05, 0.22), (0, front - 0.02, h - 0.06), dark, 0.02, turn=(-24, 0, 0))
    upright(rounded(0.3, 0.13, 0.01), front - 0.062, front, DUSK(), 0, z=h - 0.06)
    if extra == "tanks":
        for k, c in enumerate(((0.02, 0.02, 0.022), (0.0, 0.28, 0.6), (0.6, 0.02, 0.25), (0.75, 0.6, 0.02))):
            box((0.13, 0.05, 0.34), (w / 2 - 0.62 + 0.155 * k, front - 0.004, 0.33), mat("tank%d" % k, c, 0.15, coat=0.8), 0.02)
    for k in range(3):
        disc(0.03, 0.01, (-w / 2 + 0.22 + 0.12 * k, front, h - 0.08), GREY())


def backpack():
    cloth = fabric("paint-cloth", scale=220, bump=0.3)
    pocket = fabric("paint-pocket", (0.74, 0.74, 0.74), scale=220, bump=0.3)
    zip_ = mat("zip", (0.05, 0.05, 0.055), 0.5)
    n = 26

    def shape(w, h, d, power, top):
        """A soft box: sections from below to above."""
        out = []
        for k in range(n + 1):
            t = k / n
            lid_ = max(0.0, 1 - max(0.0, (t - (1 - top)) / top) ** 2.4) ** 0.5
            foot = max(0.0, 1 - max(0.0, (0.06 - t) / 0.06) ** 2) ** 0.5
            grow = (0.86 + 0.14 * math.sin(math.pi * min(1, t * 1.25))) * (0.9 + 0.1 * foot)
            wide, deep = w / 2 * grow * (0.42 + 0.58 * lid_), d / 2 * grow * (0.3 + 0.7 * lid_)
            ring = []
            for s in range(40):
                a = 2 * math.pi * s / 40
                cx, sy = math.cos(a), math.sin(a)
                ring.append((wide * math.copysign(abs(cx) ** power, cx), deep * math.copysign(abs(sy) ** power, sy), t * h))
            out.append(ring)
        return out

    loft(shape(1.3, 1.9, 0.72, 0.55, 0.3), cloth, "bag")

    def front():
        loft(shape(1.06, 0.92, 0.36, 0.5, 0.25), pocket, "pocket")

    placed(front, (0, -0.34, 0.1))
    arc = [(0.5 * math.cos(a), -0.49 - 0.02 * math.sin(a), 0.78 + 0.2 * math.sin(a) ** 0.7) for a in (math.pi * k / 14 for k in range(15))]
    tube(arc, 0.018, zip_, n=3)
    arc = [(0.63 * math.cos(a), -0.12 - 0.2 * math.sin(a), 1.0 + 0.74 * math.sin(a) ** 0.8) for a in (math.pi * k / 14 for k in range(15))]
    tube(arc, 0.02, zip_, n=3)
    box((0.03, 0.02, 0.14), (0.4, -0.53, 0.82), STEEL(), 0.008)
    box((0.03, 0.02, 0.14), (0.58, -0.24, 1.2), STEEL(), 0.008)
    tube([(-0.16, 0.12, 1.86), (-0.13, 0.12, 2.0), (0, 0.12, 2.06), (0.13, 0.12, 2.0), (0.16, 0.12, 1.86)], 0.045, pocket, flat=0.6)
    for side in (-1, 1):
        tube(
            [(side * 0.26, 0.3, 1.74), (side * 0.4, 0.5, 1.55), (side * 0.5, 0.62, 1.0), (side * 0.52, 0.46, 0.4), (side * 0.5, 0.32, 0.2)],
            0.1,
            pocket,
            flat=0.4,
        )
        box((0.06, 0.4, 0.6), (side * 0.64, 0.0, 0.36), pocket, 0.03)
    upright(rounded(0.34, 0.1, 0.02), -0.54, -0.5, mat("patch", (0.12, 0.08, 0.05), 0.7), 0.006, z=0.5)


{
    "laptop": laptop,
    "pc": pc,
    "monitor": monitor,
    "keyboard": keyboard,
    "mouse": mouse,
    "webcam": webcam,
    "headset": headset,
    "disk": disk,
    "ssd": ssd,
    "usb-stick": usb_stick,
    "graphics-card": graphics_card,
    "router": router,
    "printer": printer,
    "backpack": backpack,
}[opt["kind"]]()
opt["raw"] = True
