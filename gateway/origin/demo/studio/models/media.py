"""Image, sound, photography, games and connected things: kind=television|projector|soundbar|home-cinema|tv-box|receiver|earbuds|earphones|speaker|smart-speaker|radio|alarm-clock|microphone|piano|guitar|camera|action-camera|surveillance|tripod|console|gamepad|handheld|watch|band|bulb|plug.

extra= names the variant of a kind. None has a make.
"""

exec(compile(open(os.path.join(os.path.dirname(__file__), "electronics.py")).read(), "electronics.py", "exec"))

SHELL = lambda: mat("paint-shell", (0.8, 0.8, 0.8), 0.36, coat=0.35)
CLOTH = lambda: mat("paint-cloth", (0.78, 0.78, 0.78), 0.9, sheen=0.3, bump=0.8, scale=110)
GRILLE = lambda: mat("grille", (0.025, 0.025, 0.028), 0.8, bump=0.9, scale=130)
GOLD = lambda: mat("gold", (0.9, 0.66, 0.24), 0.25, 1.0)


def membrane(radius, at, rim=None):
    """A loudspeaker's cone in its rim, seen from the front."""
    r = radius
    turned_front([(r * 1.08, 0), (r * 1.06, 0.025), (r, 0.03), (r * 0.93, 0.022)], at, rim or DARK())
    turned_front(
        curve([(r * 0.95, 0.01), (r * 0.88, 0.03), (r * 0.8, 0.01)], 5) + [(r * 0.36, -0.05)],
        at,
        mat("cone", (0.045, 0.045, 0.05), 0.65),
    )
    turned_front(
        curve([(r * 0.36, -0.05), (r * 0.25, 0.0), (0.001, 0.03)], 5), at, mat("dome", (0.09, 0.09, 0.1), 0.35, coat=0.4)
    )


def remote(at=(0, 0, 0), turn=0, rows=5):
    def one():
        plate(rounded(0.34, 1.14, 0.12, 10), 0.09, DARK(), (0, 0, 0), r=0.03)
        plate(rounded(0.2, 0.2, 0.1, 12), 0.012, GREY(), (0, 0.24, 0.088), r=0.004)
        plate(rounded(0.09, 0.09, 0.045, 12), 0.016, BLACK(), (0, 0.24, 0.09), r=0.003)
        plate(rounded(0.07, 0.05, 0.02), 0.014, mat("power", (0.55, 0.03, 0.03), 0.4), (-0.08, 0.46, 0.086), r=0.003)
        for j in range(rows):
            for i in (-1, 0, 1):
                plate(rounded(0.066, 0.05, 0.02), 0.012, GREY(), (i * 0.092, 0.04 - j * 0.095, 0.087), r=0.003)

    placed(one, at, (0, 0, turn))


def television():
    oled = opt.get("extra") == "oled"
    w, h = 2.5, 1.42
    z = h / 2 + (0.12 if oled else 0.16)
    screen = EMBER if oled else LAGOON
    upright(rounded(w, h, 0.02), -0.02, 0.03 if oled else 0.05, DARK(), 0.01, z=z)
    upright(rounded(w * 0.8, h * 0.6, 0.04), 0.02, 0.13, DARK(), 0.03, z=z - 0.14)
    edge = 0.014 if oled else 0.03
    upright(rounded(w - 2 * edge, h - 2 * edge - (0 if oled else 0.02), 0.006), -0.024, -0.01, screen(), 0, z=z, name="screen")
    if oled:
        plate(rounded(0.9, 0.5, 0.02), 0.03, BRUSHED(), (0, 0.02, 0), r=0.008)
        box((0.62, 0.06, 0.3), (0, 0.1, 0.16), BRUSHED(), 0.02)
    else:
        for side in (-1, 1):
            for y in (-0.3, 0.3):
                tube([(side * 0.86, 0.02, 0.2), (side * 0.9, y * 0.5, 0.08), (side * 0.94, y, 0.018)], [0.035, 0.03, 0.02], DARK())


def projector():
    small = opt.get("extra") == "portable"
    if small:
        plate(rounded(1.2, 1.2, 0.3, 14), 1.0, SHELL(), (0, 0, 0.04), r=0.08)
        plate(rounded(1.0, 1.0, 0.24, 14), 0.05, RUBBER(), (0, 0, 0), r=0.01)
        lens, z, x = 0.25, 0.6, 0
        upright(rounded(0.9, 0.74, 0.2, 12), -0.612, -0.5, DARK(), 0.01, z=z)
        for k in range(9):
            box((0.008, 0.7, 0.03), (0.6, 0, 0.3 + 0.06 * k), BLACK(), 0.003)
        y = -0.61
    else:
        plate(rounded(2.1, 1.5, 0.16, 12), 0.62, SHELL(), (0, 0, 0.06), r=0.06)
        for x in (-0.8, 0.8):
            for yy in (-0.5, 0.5):
                lathe([(0, 0), (0.08, 0), (0.09, 0.02), (0.09, 0.08)], RUBBER(), at=(x, yy, 0), n=40)
        lens, z, x, y = 0.24, 0.38, 0.55, -0.74
        for k in range(16):
            upright(rounded(0.026, 0.3, 0.013), -0.756, -0.7, BLACK(), 0, x=-0.82 + 0.055 * k, z=0.38)
        plate(rounded(0.34, 0.34, 0.17, 12), 0.012, GREY(), (-0.6, -0.3, 0.676), r=0.004)
        for k in range(3):
            disc_ = plate(rounded(0.07, 0.07, 0.03), 0.012, GREY(), (-0.2 + 0.12 * k, -0.3, 0.676), r=0.003)
        box((0.3, 0.1, 0.03), (0.55, -0.42, 0.685), DARK(), 0.01)
    turned_front([(lens * 1.22, -0.02), (lens * 1.22, 0.06), (lens * 1.12, 0.08), (lens, 0.05), (lens * 0.96, -0.1)], (x, y, z), STEEL())
    disc(lens * 0.96, 0.02, (x, y - 0.0, z), mat("lens-blue", (0.012, 0.014, 0.04), 0.03, coat=1))


def bar(w, at, turn=(0, 0, 0)):
    def one():
        o = box((w, 0.28, 0.2), (0, 0, 0.13), DARK(), 0.05)
        upright(rounded(w - 0.12, 0.15, 0.05), -0.146, -0.1, GRILLE(), 0.01, z=0.13)
        for side in (-1, 1):
            box((0.04, 0.286, 0.206), (side * (w / 2 - 0.12), 0, 0.13), SHELL(), 0.05)
        for k in range(4):
            plate(rounded(0.03, 0.03, 0.015), 0.004, GREY(), (-0.12 + 0.08 * k, 0, 0.229), r=0)
        box((0.1, 0.006, 0.012), (0, -0.147, 0.16), LIGHT("pilot", (0.6, 0.85, 1)), 0.003)

    placed(one, at, turn)


def subwoofer(at, size=0.9):
    def one():
        box((size * 0.78, size, size), (0, 0, size / 2 + 0.05), DARK(), 0.04)
        upright(rounded(size * 0.74, size * 0.95, 0.05), -size / 2 - 0.01, -size / 2 + 0.03, GRILLE(), 0.008, z=size / 2 + 0.05)
        membrane(size * 0.27, (0, -size / 2 - 0.02, size * 0.46))
        for x in (-1, 1):
            for y in (-1, 1):
                lathe([(0, 0), (0.05, 0), (0.055, 0.06)], RUBBER(), at=(x * size * 0.3, y * size * 0.4, 0), n=30)

    placed(one, at)


def soundbar():
    if opt.get("extra") == "sub":
        bar(2.5, (-0.1, -0.35, 0))
        subwoofer((0.6, 0.5, 0), 0.95)
    else:
        bar(2.5, (0, 0, 0))
        remote((0.55, -0.62, 0), 62)


def tower(at, h=2.3):
    def one():
        box((0.46, 0.46, h), (0, 0, h / 2 + 0.06), DARK(), 0.03)
        for side in (-1, 1):
            box((0.02, 0.44, h - 0.06), (side * 0.222, 0.01, h / 2 + 0.06), SHELL(), 0.01)
        plate(rounded(0.66, 0.66, 0.05), 0.05, DARK(), (0, 0, 0.01), r=0.015)
        for k, r in ((0.9, 0.07), (0.76, 0.15), (0.58, 0.15), (0.4, 0.15)):
            membrane(r, (0, -0.236, h * k + 0.04), STEEL() if r < 0.1 else DARK())

    placed(one, at)


def home_cinema():
    if opt.get("extra") == "towers":
        tower((-0.95, 0.12, 0))
        tower((0.95, 0.12, 0))
        subwoofer((0.38, 0.1, 0), 0.8)
        bar(1.0, (-0.3, -0.34, 0))
        return
    for x, y in ((-1.15, 0.1), (-0.72, -0.2), (0.72, -0.2), (1.15, 0.1)):
        def one():
            box((0.36, 0.36, 0.62), (0, 0, 0.32), DARK(), 0.03)
            membrane(0.12, (0, -0.19, 0.22), STEEL())
            membrane(0.06, (0, -0.19, 0.48), STEEL())
        placed(one, (x, y, 0))
    subwoofer((0, 0.3, 0), 1.0)
    bar(1.15, (0, -0.42, 0))


def tv_box():
    plate(rounded(1.15, 1.15, 0.2, 14), 0.26, DARK(), (-0.25, 0.15, 0.02), r=0.04)
    plate(rounded(1.0, 1.0, 0.16, 14), 0.006, mat("gloss-top", (0.02, 0.02, 0.022), 0.08, coat=1), (-0.25, 0.15, 0.278), r=0.002)
    plate(rounded(0.9, 0.9, 0.16), 0.03, RUBBER(), (-0.25, 0.15, 0), r=0.005)
    box((0.12, 0.01, 0.02), (-0.25, -0.43, 0.14), LIGHT("pilot", (0.4, 0.8, 1)), 0.004)
    port((0.1, -0.425, 0.14), "a")
    remote((0.72, -0.35, 0), 24, 4)


def receiver():
    box((2.2, 1.2, 0.36), (0, 0.1, 0.22), DARK(), 0.02)
    upright(rounded(2.2, 0.34, 0.02), -0.53, -0.48, mat("gloss-front", (0.02, 0.02, 0.022), 0.1, coat=1), 0.006, z=0.22)
    upright(rounded(0.62, 0.2, 0.01), -0.534, -0.5, LENS(), 0, x=0.1, z=0.22)
    # A clock of seven segments: 20:15 without its words.
    lit = glow("digits", (0.25, 0.7, 1.0), 2.5)
    shapes = {"2": "abged", "0": "abcdef", "1": "bc", "5": "afgcd"}
    place = {"a": (0, 0.06, 1), "g": (0, 0, 1), "d": (0, -0.06, 1), "f": (-0.035, 0.03, 0), "b": (0.035, 0.03, 0), "e": (-0.035, -0.03, 0), "c": (0.035, -0.03, 0)}
    for k, digit in enumerate("2015"):
        x = -0.11 + 0.12 * k + (0.03 if k > 1 else 0)
        for segment in shapes[digit]:
            dx, dz, flat = place[segment]
            upright(rounded(0.056 if flat else 0.012, 0.012 if flat else 0.05, 0.004), -0.536, -0.52, lit, 0, x=x + dx, z=0.22 + dz)
    for k in range(3):
        disc(0.035, 0.012, (0.66 + 0.14 * k, -0.53, 0.22), GREY())
    port((-0.84, -0.528, 0.22), "a")
    for k in range(12):
        box((0.9, 0.02, 0.006), (-0.3, -0.2 + 0.06 * k, 0.401), BLACK(), 0)
    for x in (-0.9, 0.9):
        lathe([(0, 0), (0.08, 0), (0.09, 0.05)], RUBBER(), at=(x, -0.3, 0), n=30)
    remote((0.5, -1.0, 0), 70)


def bud(side, material):
    """An earbud: its stem hangs down, its tip looks inwards."""
    ball(0.17, (0, 0, 0), material, (1, 0.9, 1))
    tube([(0, -0.02, -0.06), (0, -0.05, -0.3), (0, -0.06, -0.5)], [0.09, 0.075, 0.068], material)
    tip = mat("tip", (0.55, 0.55, 0.56), 0.6)
    tube([(side * 0.1, -0.02, 0.03), (side * 0.2, -0.03, 0.05), (side * 0.27, -0.03, 0.06)], [0.1, 0.12, 0.09], tip)
    disc(0.03, 0.01, (0, -0.115, -0.42), GREY())


def earbuds():
    extra = opt.get("extra")
    shell = mat("paint-gloss", (0.8, 0.8, 0.8), 0.2, coat=0.8)
    if extra == "sport":
        for side in (-1, 1):
            def one():
                ball(0.2, (0, 0, 0), shell, (1, 0.8, 1))
                disc(0.13, 0.03, (0, -0.15, 0), GREY())
                tube([(0.02, 0, 0.16), (0.06, 0.05, 0.4), (-side * 0.12, 0.12, 0.56), (-side * 0.34, 0.12, 0.5), (-side * 0.46, 0.1, 0.2), (-side * 0.42, 0.08, -0.1)], [0.07, 0.05, 0.045, 0.045, 0.04, 0.05], RUBBER())
                tube([(-side * 0.08, 0.02, -0.04), (-side * 0.2, 0.04, -0.08), (-side * 0.26, 0.05, -0.1)], [0.1, 0.12, 0.09], mat("tip", (0.2, 0.2, 0.21), 0.6))
            placed(one, (side * 0.56, 0, 0.3), (-20, 0, 0))
        return
    # The open case, the buds in front of it.
    def lower():
        upright(rounded(1.3, 0.72, 0.34, 16), -0.3, 0.3, shell, 0.2, z=0.4)

    lower()
    box((1.06, 0.34, 0.02), (0, 0, 0.752), mat("paint-well", (0.62, 0.62, 0.62), 0.5), 0.008)
    for side in (-1, 1):
        lathe([(0.15, 0.004), (0.17, 0.012), (0.19, 0.0)], DARK(), at=(side * 0.28, 0, 0.762), n=48)
        lathe([(0, 0.004), (0.15, 0.004)], BLACK(), at=(side * 0.28, 0, 0.762), n=48)

    def lid_():
        upright(rounded(1.3, 0.5, 0.22, 16), -0.3, 0.3, shell, 0.18, z=0.25)

    placed(lid_, (0, 0.34, 0.76), (-74, 0, 0))
    disc(0.022, 0.006, (0, -0.3, 0.5), LIGHT("pilot", (0.3, 0.9, 0.5)))
    for side in (-1, 1):
        placed(lambda: bud(-side, shell), (side * 0.34, -0.72, 0.5), (-8, 0, side * 20))


def earphones():
    usb = opt.get("extra") == "usb"
    shell = mat("paint-gloss", (0.8, 0.8, 0.8), 0.25, coat=0.7)
    wire = mat("paint-wire", (0.8, 0.8, 0.8), 0.5)
    for side in (-1, 1):
        def one():
            o = lathe(curve([(0, 0.14), (0.12, 0.13), (0.17, 0.07), (0.15, 0), (0.08, -0.05), (0.07, -0.09)], 5), shell, n=60)
            tip = lathe(curve([(0.07, -0.08), (0.14, -0.1), (0.13, -0.2), (0.05, -0.24), (0.03, -0.22)], 5), mat("tip", (0.2, 0.2, 0.21), 0.6), n=60)
            for p in (o, tip):
                p.rotation_euler = (0, math.radians(90 * side), 0)
            tube([(side * 0.06, 0, -0.12), (side * 0.06, 0, -0.24), (side * 0.06, 0, -0.36)], [0.05, 0.045, 0.035], shell)
        placed(one, (side * 0.34, 0.62, 0.17), (-78, 0, side * -18))
    joint = (0, -0.42, 0.04)
    tube([(0.36, 0.24, 0.04), (0.5, 0.02, 0.03), (0.2, -0.2, 0.03), joint], 0.022, wire)
    tube([(-0.36, 0.24, 0.04), (-0.62, 0.0, 0.03), (-0.3, -0.22, 0.03), joint], 0.022, wire)
    box((0.08, 0.2, 0.06), (0, -0.46, 0.04), shell, 0.025)
    tube([(0, -0.54, 0.04), (0.1, -0.9, 0.03), (-0.5, -1.1, 0.03), (-0.95, -0.7, 0.03), (-0.8, -0.2, 0.03), (-1.1, 0.1, 0.03), (-1.2, 0.4, 0.05)], 0.026, wire)
    box((0.07, 0.28, 0.06), (0.48, 0.04, 0.045), shell, 0.025, turn=(0, 0, 20))
    def plug():
        if usb:
            upright(rounded(0.2, 0.08, 0.038), -0.3, 0, STEEL(), 0.008)
            upright(rounded(0.26, 0.14, 0.06), 0, 0.36, shell, 0.025)
        else:
            o = lathe([(0.09, 0.3), (0.1, 0.28), (0.1, 0.02), (0.07, 0), (0.045, 0), (0.045, -0.3), (0.03, -0.34), (0, -0.36)], shell, n=48)
            o.rotation_euler = (math.radians(-90), 0, 0)
            g = lathe([(0.046, -0.005), (0.047, -0.3), (0.032, -0.345), (0, -0.365)], GOLD(), n=48)
            g.rotation_euler = (math.radians(-90), 0, 0)
            for z in (-0.12, -0.22):
                r = lathe([(0.048, z), (0.048, z - 0.02)], BLACK(), n=48)
                r.rotation_euler = (math.radians(-90), 0, 0)
    placed(plug, (-1.24, 0.72, 0.1), (0, 0, 170))


def speaker():
    extra = opt.get("extra")
    if extra == "pocket":
        lathe(curve([(0, 0), (0.52, 0.0), (0.6, 0.06), (0.6, 0.2)], 5) + [(0.6, 0.5)], CLOTH(), n=120)
        lathe([(0.6, 0.5)] + curve([(0.6, 0.52), (0.58, 0.58), (0.5, 0.62), (0.0, 0.63)], 5), RUBBER(), n=120)
        lathe([(0.601, 0.49), (0.612, 0.495), (0.612, 0.515), (0.601, 0.52)], SHELL(), n=120)
        for k, x in enumerate((-0.2, 0, 0.2)):
            lathe([(0, 0.012), (0.05, 0.01), (0.055, 0)], GREY(), at=(x, -0.1, 0.626), n=30)
        tube([(0.5, 0.28, 0.3), (0.8, 0.4, 0.16), (0.92, 0.1, 0.05), (0.7, -0.12, 0.04), (0.58, 0.1, 0.2)], 0.03, RUBBER(), flat=0.6)
        return
    # A lying cylinder of cloth with rubber ends.
    def one():
        lathe([(0.42, -1.0), (0.42, 1.0)], CLOTH(), n=120)
        for side in (-1, 1):
            ends = [(0.422, 0.93), (0.44, 0.95), (0.45, 1.0), (0.44, 1.06), (0.4, 1.08), (0.36, 1.06)]
            lathe([(r, side * z) for r, z in ends], RUBBER(), n=120)
            lathe([(0.36, side * 1.05), (0.3, side * 1.03), (0, side * 1.06)], mat("radiator", (0.05, 0.05, 0.055), 0.3, coat=0.6), n=120)
        if extra == "light":
            for side in (-1, 1):
                lathe([(0.425, side * 0.86), (0.44, side * 0.87), (0.44, side * 0.92), (0.425, side * 0.93)], glow("ring", (0.5, 0.15, 1.0), 2.6), n=120)

    placed(one, (0, 0, 0.46), (0, 90, 0))
    box((0.8, 0.34, 0.05), (0, 0, 0.03), RUBBER(), 0.02)
    upright(rounded(0.9, 0.16, 0.08), -0.436, -0.3, RUBBER(), 0.02, z=0.56)
    for k in range(4):
        disc(0.035, 0.008, (-0.27 + 0.18 * k, -0.436, 0.56), GREY())
    if extra == "handle":
        tube([(-0.8, 0, 0.88), (-0.78, 0, 1.1), (-0.5, 0, 1.2), (0.5, 0, 1.2), (0.78, 0, 1.1), (0.8, 0, 0.88)], 0.06, RUBBER(), n=6)
    else:
        tube([(0.98, 0.05, 0.84), (1.14, 0.02, 0.9), (1.2, -0.1, 0.6), (1.12, -0.2, 0.4)], 0.03, RUBBER())


def smart_speaker():
    if opt.get("extra") == "screen":
        lathe(curve([(0.3, 0), (0.62, 0.0), (0.66, 0.08), (0.6, 0.4), (0.4, 0.6), (0, 0.64)], 6), CLOTH(), n=120, squash=0.8)
        placed(lambda: slab(1.9, 1.24, 0.1, DUSK), (0, -0.58, 0.12), (-18, 0, 0))
        return
    lathe(curve([(0, 0.0), (0.5, 0.0), (0.6, 0.06), (0.66, 0.3), (0.66, 0.9), (0.6, 1.14), (0.52, 1.2)], 6), CLOTH(), n=140)
    lathe([(0.52, 1.2), (0.53, 1.215), (0.5, 1.225), (0.0, 1.225)], SHELL(), n=140)
    lathe([(0.44, 1.226), (0.45, 1.234), (0.48, 1.234), (0.49, 1.226)], glow("ring", (0.2, 0.7, 1.0), 2.6), n=140)
    for k in range(4):
        a = math.pi / 2 * k + 0.78
        lathe([(0, 0.01), (0.035, 0.009), (0.04, 0)], GREY(), at=(0.26 * math.cos(a), 0.26 * math.sin(a), 1.225), n=24)
    lathe([(0.4, 0.0), (0.52, -0.03), (0.4, -0.03)], RUBBER(), n=100)


def slab(w, h, d, screen):
    """A small lit screen that stands on z = 0."""
    upright(rounded(w, h, 0.1, 12), -d / 2, d / 2, SHELL(), 0.03, z=h / 2)
    upright(rounded(w - 0.04, h - 0.04, 0.08, 12), -d / 2 - 0.006, 0, LENS(), 0.003, z=h / 2)
    upright(rounded(w - 0.2, h - 0.2, 0.02), -d / 2 - 0.009, 0, screen(), 0, z=h / 2, name="screen")
    disc(0.014, 0.003, (0, -d / 2 - 0.007, h - 0.05), GREY())


def radio():
    wood = opt.get("extra") == "wood"
    body = mat("paint-wood", (0.8, 0.8, 0.8), 0.5, coat=0.2, bump=0.12, scale=30) if wood else SHELL()
    upright(rounded(2.0, 1.15, 0.16, 14), -0.3, 0.3, body, 0.06, z=0.64)
    upright(rounded(1.86, 1.01, 0.12, 14), -0.312, -0.2, mat("panel", (0.72, 0.68, 0.58), 0.5) if wood else DARK(), 0.008, z=0.64)
    upright(rounded(1.02, 0.86, 0.08, 12), -0.322, -0.2, mat("weave", (0.3, 0.24, 0.17), 0.9, bump=0.9, scale=90) if wood else GRILLE(), 0.006, x=-0.36, z=0.64)
    if not wood:
        for k in range(9):
            upright(rounded(0.96, 0.02, 0.01), -0.33, -0.3, GREY(), 0, x=-0.36, z=0.3 + 0.085 * k)
    upright(rounded(0.62, 0.24, 0.03), -0.322, -0.2, mat("dial", (0.85, 0.75, 0.5), 0.4) if wood else LCD(), 0.004, x=0.52, z=0.94)
    for k in range(14):
        upright([(0, 0), (0.008, 0), (0.008, 0.05 + 0.03 * (k % 3 == 0)), (0, 0.05 + 0.03 * (k % 3 == 0))], -0.324, -0.3, BLACK(), 0, x=0.26 + 0.04 * k, z=0.9)
    upright([(0, 0), (0.014, 0), (0.014, 0.2), (0, 0.2)], -0.326, -0.3, mat("needle", (0.7, 0.05, 0.03), 0.4), 0, x=0.6, z=0.84)
    knob((0.36, -0.32, 0.5), 0.15, 0.1, GOLD() if wood else GREY())
    knob((0.7, -0.32, 0.5), 0.15, 0.1, GOLD() if wood else GREY())
    for k in range(3):
        upright(rounded(0.12, 0.07, 0.02), -0.35, -0.3, GREY(), 0.006, x=0.36 + 0.17 * k, z=0.24)
    for x in (-0.8, 0.8):
        box((0.2, 0.5, 0.08), (x, 0, 0.04), RUBBER(), 0.02)
    tube([(-0.7, 0.05, 1.2), (-0.66, 0.05, 1.42), (-0.4, 0.05, 1.5), (0.4, 0.05, 1.5), (0.66, 0.05, 1.42), (0.7, 0.05, 1.2)], 0.05, mat("leather", (0.12, 0.06, 0.03), 0.6) if wood else DARK(), n=6)
    tube([(0.9, 0.2, 1.1), (1.2, 0.22, 2.1)], 0.014, STEEL(), round_=False)
    ball(0.03, (1.2, 0.22, 2.11), STEEL())


def digits(text, x, y, z, size, material):
    """Lit digits of seven segments; ":" is two points."""
    shapes = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg"}
    s = size
    for char in text:
        if char == ":":
            for dz in (-0.22, 0.22):
                upright(rounded(0.1 * s, 0.1 * s, 0.03 * s), y - 0.002, y + 0.01, material, 0, x=x, z=z + dz * s)
            x += 0.36 * s
            continue
        for segment in shapes[char]:
            dx, dz, flat = {"a": (0, 0.5, 1), "g": (0, 0, 1), "d": (0, -0.5, 1), "f": (-0.3, 0.25, 0), "b": (0.3, 0.25, 0), "e": (-0.3, -0.25, 0), "c": (0.3, -0.25, 0)}[segment]
            upright(rounded((0.48 if flat else 0.11) * s, (0.11 if flat else 0.4) * s, 0.05 * s), y - 0.002, y + 0.01, material, 0, x=x + dx * s, z=z + dz * s)
        x += 0.86 * s


def alarm_clock():
    dawn = opt.get("extra") == "dawn"
    if dawn:
        turned_front([(0.0, -0.3), (0.8, -0.3), (0.86, -0.24), (0.86, 0.1), (0.82, 0.16)], (0, 0, 0.9), SHELL())
        turned_front(curve([(0.82, 0.15), (0.6, 0.24), (0, 0.28)], 6), (0, 0, 0.9), glow("dawn", (1.0, 0.62, 0.25), 1.1))
        upright(rounded(0.72, 0.3, 0.06), -0.3, -0.2, LENS(), 0.006, z=0.72)
        digits("06:30", -0.24, -0.303, 0.72, 0.13, glow("digits", (1, 0.85, 0.6), 2))
        box((0.7, 0.5, 0.08), (0, 0, 0.04), SHELL(), 0.03)
        return
    upright(rounded(1.9, 0.74, 0.2, 14), -0.34, 0.34, SHELL(), 0.1, z=0.42)
    upright(rounded(1.74, 0.58, 0.12, 12), -0.348, -0.2, LENS(), 0.006, z=0.42)
    digits("07:30", -0.52, -0.352, 0.42, 0.32, glow("digits", (0.9, 0.12, 0.08) if opt.get("extra") != "cool" else (0.3, 0.75, 1.0), 2.4))
    box((0.7, 0.3, 0.04), (0, 0, 0.795), GREY(), 0.018)
    for x in (-0.62, 0.62):
        box((0.16, 0.16, 0.03), (x, 0, 0.795), GREY(), 0.012)


def microphone():
    extra = opt.get("extra")
    mesh = mat("mesh", (0.42, 0.42, 0.44), 0.36, 0.9, bump=1.0, scale=70)
    if extra == "hand":
        def one(y):
            def inner():
                lathe(curve([(0.16, -1.3), (0.17, -1.25), (0.14, -0.4), (0.2, 0.0), (0.22, 0.08)], 6), SHELL(), n=80)
                lathe([(0.22, 0.08), (0.3, 0.1), (0.31, 0.14), (0.3, 0.18)], STEEL(), n=80)
                lathe(curve([(0.3, 0.18), (0.33, 0.34), (0.28, 0.52), (0.14, 0.62), (0, 0.64)], 6), mesh, n=80)
                lathe([(0.332, 0.32), (0.345, 0.33), (0.345, 0.37), (0.332, 0.38)], STEEL(), n=80)
                box((0.08, 0.03, 0.2), (0, -0.17, -0.3), GREY(), 0.012)
            placed(inner, (0.0, y, 0.31), (0, 84, 0))
        placed(lambda: one(0), (0.25, 0.3, 0), (0, 0, 14))
        placed(lambda: one(0), (0.1, -0.5, 0), (0, 0, 24))
        return
    # A studio microphone on a round foot.
    lathe([(0, 0), (0.5, 0), (0.54, 0.03), (0.54, 0.07), (0.5, 0.1), (0, 0.11)], DARK(), n=100)
    tube([(0, 0.1, 0.1), (0, 0.1, 0.5)], 0.05, STEEL(), round_=False)
    for side in (-1, 1):
        tube([(0, 0.1, 0.42), (side * 0.3, 0.08, 0.5), (side * 0.38, 0.0, 0.8), (side * 0.38, 0, 1.0)], 0.04, STEEL())
        o = lathe([(0, 0.06), (0.08, 0.06), (0.09, 0.04), (0.09, 0)], DARK(), n=40)
        o.rotation_euler = (0, math.radians(90 * side), 0)
        o.location = (side * 0.37, 0, 1.02)
    lathe(curve([(0, 0.52), (0.24, 0.52), (0.3, 0.58), (0.31, 0.7)], 5) + [(0.31, 1.2)], SHELL(), n=100)
    lathe([(0.311, 1.19), (0.322, 1.2), (0.322, 1.24), (0.311, 1.25)], STEEL(), n=100)
    lathe([(0.3, 1.24)] + curve([(0.3, 1.5), (0.29, 1.7), (0.22, 1.82), (0.1, 1.86), (0, 1.87)], 5), mesh, n=100)
    for a in (0, 60, 120):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tube([(0.305 * c, 0.305 * s, 1.24), (0.305 * c, 0.305 * s, 1.6), (0.2 * c, 0.2 * s, 1.84), (0, 0, 1.88), (-0.2 * c, -0.2 * s, 1.84), (-0.305 * c, -0.305 * s, 1.6), (-0.305 * c, -0.305 * s, 1.24)], 0.012, STEEL(), n=5)
    knob((0, -0.31, 0.82), 0.09, 0.05, GREY())
    disc(0.018, 0.006, (0, -0.31, 1.04), LIGHT("pilot", (0.3, 0.9, 0.5)))


def piano():
    lit = opt.get("extra") == "lit"
    w = 3.3
    box((w, 1.0, 0.2), (0, 0.05, 0.16), SHELL(), 0.04)
    box((w - 0.06, 0.5, 0.1), (0, 0.28, 0.29), SHELL(), 0.03)
    box((w - 0.1, 0.48, 0.02), (0, -0.22, 0.262), BLACK(), 0.004)
    ivory = mat("ivory", (0.82, 0.81, 0.78), 0.25, coat=0.5)
    n = 36
    step = (w - 0.16) / n
    for k in range(n):
        x = -w / 2 + 0.08 + (k + 0.5) * step
        m = glow("key-lit", (1.0, 0.35, 0.1), 1.2) if lit and k in (14, 16, 18) else ivory
        box((step * 0.94, 0.5, 0.09), (x, -0.24, 0.3), m, 0.012, 3)
        if k % 7 in (0, 1, 3, 4, 5) and k < n - 1:
            box((step * 0.55, 0.3, 0.08), (x + step / 2, -0.13, 0.372), BLACK(), 0.014, 3)
    for side in (-1, 1):
        plate(rounded(0.66, 0.32, 0.06), 0.01, GRILLE(), (side * (w / 2 - 0.46), 0.32, 0.338), r=0.003)
    plate(rounded(0.5, 0.22, 0.02), 0.012, LCD(), (0, 0.33, 0.338), r=0.003)
    for side in (-1, 1):
        for j in range(2):
            for i in range(5):
                plate(rounded(0.07, 0.05, 0.015), 0.02, GREY(), (side * (0.4 + 0.1 * i), 0.38 - 0.11 * j, 0.338), r=0.005)
    box((1.5, 0.03, 0.62), (0, 0.52, 0.6), DARK(), 0.012, turn=(-14, 0, 0))
    box((1.5, 0.1, 0.03), (0, 0.43, 0.34), DARK(), 0.01)


def guitar():
    electric = opt.get("extra") == "electric"
    wood = mat("paint-top", (0.8, 0.8, 0.8), 0.24, coat=0.9)
    side = mat("paint-side", (0.62, 0.62, 0.62), 0.28, coat=0.7)
    dark = mat("fretboard", (0.06, 0.035, 0.022), 0.5)
    if electric:
        P = [(0, -0.62), (0.3, -0.58), (0.48, -0.36), (0.44, -0.08), (0.32, 0.1), (0.33, 0.3), (0.42, 0.52), (0.3, 0.6), (0.16, 0.42), (0.1, 0.34), (-0.1, 0.34), (-0.2, 0.5), (-0.4, 0.72), (-0.48, 0.58), (-0.37, 0.3), (-0.33, 0.08), (-0.46, -0.12), (-0.48, -0.4), (-0.3, -0.58), (0, -0.62)]
    else:
        half = [(0, -0.72), (0.3, -0.7), (0.52, -0.52), (0.55, -0.26), (0.42, -0.02), (0.34, 0.14), (0.38, 0.34), (0.36, 0.52), (0.2, 0.62), (0, 0.63)]
        P = half + [(-x, y) for x, y in reversed(half[:-1])]
    outline = curve(P, 6)[:-1]
    depth = 0.12 if electric else 0.3

    def body():
        upright(outline, -depth / 2, depth / 2, side if not electric else wood, 0.03 if electric else 0.012, z=0.74)
        front = -depth / 2
        if not electric:
            upright([(x * 0.985, y * 0.985) for x, y in outline], front - 0.008, front + 0.01, wood, 0.004, z=0.74)
            disc(0.155, 0.004, (0, front - 0.008, 0.86), BLACK())
            turned_front([(0.155, 0.002), (0.16, 0.008), (0.19, 0.008), (0.195, 0.002)], (0, front - 0.006, 0.86), mat("rosette", (0.22, 0.1, 0.04), 0.4))
            box((0.46, 0.04, 0.07), (0, front - 0.024, 0.42), dark, 0.012)
            bridge = 0.42
        else:
            upright(curve([(0.05, -0.3), (0.28, -0.3), (0.34, -0.1), (0.2, 0.12), (0.18, 0.34), (0.0, 0.32), (-0.16, 0.3), (-0.2, 0.0), (-0.1, -0.2), (0.05, -0.3)], 5)[:-1], front - 0.014, front, mat("guard", (0.75, 0.74, 0.7), 0.3, coat=0.5), 0.003, z=0.78)
            for z in (0.62, 0.78, 0.94):
                upright(rounded(0.26, 0.07, 0.03), front - 0.035, front, BLACK(), 0.012, z=z)
            box((0.28, 0.05, 0.1), (0, front - 0.03, 0.44), STEEL(), 0.015)
            for k in range(3):
                knob((0.26 + 0.03 * k, front - 0.014, 0.62 - 0.12 * k), 0.04, 0.05, GREY())
            bridge = 0.46
        top = 2.62
        upright([(-0.075, 0), (0.075, 0), (0.062, 1.34), (-0.062, 1.34)], front - 0.02, front + 0.08, mat("neck", (0.3, 0.17, 0.08), 0.4, coat=0.4), 0.02, z=1.16)
        upright([(-0.075, 0), (0.075, 0), (0.062, 1.5), (-0.062, 1.5)], front - 0.036, front - 0.016, dark, 0.004, z=1.02)
        for k in range(19):
            z = 2.52 - 1.5 * (1 - 2 ** (-k / 12)) * 1.28
            if z > 1.06:
                box((0.14, 0.012, 0.012), (0, front - 0.04, z), STEEL(), 0.003)
        for k in (3, 5, 7, 9):
            z = 2.52 - 1.5 * (1 - 2 ** (-(k - 0.5) / 12)) * 1.28
            disc(0.016, 0.002, (0, front - 0.037, z), WHITE())
        upright([(-0.07, 0), (0.07, 0), (0.11, 0.12), (0.1, 0.44), (-0.1, 0.44), (-0.11, 0.12)], front - 0.01, front + 0.06, wood if electric else dark, 0.014, z=2.5)
        for s in (-1, 1):
            for k in range(3):
                tube([(s * 0.08, front + 0.02, 2.64 + 0.11 * k), (s * 0.17, front + 0.02, 2.64 + 0.11 * k)], 0.012, STEEL(), round_=False)
                box((0.05, 0.03, 0.06), (s * 0.185, front + 0.02, 2.64 + 0.11 * k), WHITE() if not electric else STEEL(), 0.014)
        for k in range(6):
            x = (k - 2.5) * 0.02
            tube([(x * 1.15, front - 0.045, bridge), (x, front - 0.048, 2.52)], 0.0028, STEEL(), round_=False)

    placed(body, (0, 0, 0.02), (-8, 0, 0))


def camera():
    extra = opt.get("extra", "hybrid")
    grip = mat("grip", (0.03, 0.03, 0.032), 0.75, bump=0.7, scale=120)
    if extra == "instant":
        upright(rounded(1.5, 1.15, 0.26, 14), -0.3, 0.3, SHELL(), 0.1, z=0.6)
        turned_front([(0.46, 0), (0.46, 0.16), (0.4, 0.22), (0.3, 0.22), (0.28, 0.1)], (-0.08, -0.3, 0.56), DARK())
        disc(0.27, 0.06, (-0.08, -0.38, 0.56), LENS())
        disc(0.1, 0.012, (-0.08, -0.44, 0.56), mat("lens-blue", (0.012, 0.014, 0.03), 0.04, coat=1))
        upright(rounded(0.36, 0.2, 0.05), -0.32, -0.2, mat("flash-glass", (0.75, 0.75, 0.72), 0.15, coat=1), 0.01, x=0.46, z=0.98)
        upright(rounded(0.16, 0.14, 0.04), -0.32, -0.2, LENS(), 0.008, x=-0.5, z=0.98)
        box((1.0, 0.24, 0.03), (0, 0, 1.18), BLACK(), 0.01)
        box((0.86, 0.01, 0.5), (0, 0, 1.3), WHITE(), 0.004)
        upright(rounded(0.72, 0.36, 0.01), -0.008, 0, DUSK(), 0, z=1.34)
        disc(0.09, 0.05, (0.58, -0.3, 0.56), mat("button", (0.7, 0.2, 0.1), 0.4))
        return
    w, h, d = {"compact": (1.5, 0.9, 0.34), "hybrid": (1.7, 1.0, 0.44), "reflex": (1.8, 1.15, 0.56)}[extra]
    top = mat("paint-body", (0.8, 0.8, 0.8), 0.42, coat=0.2)
    upright(rounded(w, h, 0.14, 12), -d / 2, d / 2, top, 0.05, z=h / 2)
    upright(rounded(w + 0.012, h * 0.6, 0.05), -d / 2 - 0.008, d / 2 + 0.006, grip, 0.02, z=h * 0.44)
    x = 0.12 if extra != "compact" else 0.16
    if extra != "compact":
        upright(rounded(0.34, h * 0.9, 0.14), -d / 2 - 0.2, -d / 2 + 0.1, grip, 0.1, x=-w / 2 + 0.22, z=h * 0.47)
        hump = [(-0.36, 0), (0.36, 0), (0.24, 0.24), (0.18, 0.28), (-0.18, 0.28), (-0.24, 0.24)]
        upright(hump, -d / 2 - (0.06 if extra == "reflex" else 0.0), d / 2, top, 0.03, x=x, z=h - 0.03)
        box((0.2, 0.22, 0.03), (x, 0.03, h + 0.265), STEEL(), 0.006)
    else:
        upright(rounded(0.3, 0.12, 0.03), -d / 2 - 0.014, 0, mat("flash-glass", (0.75, 0.75, 0.72), 0.15, coat=1), 0.006, x=-0.34, z=h - 0.14)
        upright(rounded(0.1, 0.5, 0.05), -d / 2 - 0.06, 0, grip, 0.03, x=-w / 2 + 0.16, z=h * 0.46)
    for dx, r, high in ((-0.62, 0.12, 0.1), (0.62, 0.14, 0.12)):
        o = lathe([(0, high), (r * 0.9, high), (r, high - 0.02), (r, 0)], GREY(), at=(dx * w / 1.7, 0.02, h - 0.01), n=60)
    lathe([(0, 0.14), (0.06, 0.138), (0.07, 0.12), (0.07, 0)], STEEL(), at=(-w / 2 + 0.2, -0.12, h - 0.01), n=40)
    z, r = h * 0.46, 0.36 if extra == "compact" else 0.42
    long = {"compact": 0.3, "hybrid": 0.62, "reflex": 0.95}[extra]
    ring = mat("paint-ring", (0.8, 0.8, 0.8), 0.3, coat=0.4)
    barrel = DARK()
    turned_front([(r * 1.12, 0), (r * 1.12, 0.05), (r * 1.05, 0.07)], (x, -d / 2, z), STEEL())
    turned_front([(r, 0), (r, long * 0.36), (r * 1.04, long * 0.4), (r * 1.04, long * 0.7), (r, long * 0.74), (r, long * 0.9), (r * 0.98, long), (r * 0.86, long), (r * 0.8, long - 0.06), (r * 0.6, long - 0.14)], (x, -d / 2 - 0.02, z), barrel)
    for k in range(48):
        a = 2 * math.pi * k / 48
        box((0.022, long * 0.26, 0.03), (x + r * 1.045 * math.cos(a), -d / 2 - 0.02 - long * 0.55, z + r * 1.045 * math.sin(a)), RUBBER(), 0.006, 2, turn=(0, -math.degrees(a), 0))
    turned_front([(r * 1.005, long * 0.8), (r * 1.012, long * 0.81), (r * 1.012, long * 0.84), (r * 1.005, long * 0.85)], (x, -d / 2 - 0.02, z), ring)
    o = turned_front(curve([(r * 0.72, long - 0.12), (r * 0.4, long - 0.07), (0, long - 0.05)], 6), (x, -d / 2 - 0.02, z), mat("lens-blue", (0.02, 0.016, 0.045), 0.03, coat=1))
    for side in (-1, 1):
        turned = lathe([(0.04, -0.015), (0.055, 0), (0.04, 0.015), (0.03, 0)], STEEL(), n=30)
        turned.rotation_euler = (math.radians(90), 0, 0)
        turned.location = (side * (w / 2 + 0.03), 0, h - 0.12)


def action_camera():
    upright(rounded(1.2, 0.9, 0.12, 12), -0.28, 0.28, mat("paint-body", (0.8, 0.8, 0.8), 0.5), 0.05, z=0.86)
    upright(rounded(0.52, 0.52, 0.1, 12), -0.4, -0.2, DARK(), 0.04, x=0.28, z=1.0)
    disc(0.2, 0.03, (0.28, -0.4, 1.0), LENS(), True, STEEL())
    disc(0.09, 0.012, (0.28, -0.428, 1.0), mat("lens-blue", (0.012, 0.014, 0.03), 0.04, coat=1))
    upright(rounded(0.46, 0.4, 0.04), -0.288, -0.2, LENS(), 0.004, x=-0.28, z=1.0)
    upright(rounded(0.38, 0.32, 0.02), -0.291, -0.2, LAGOON(), 0, x=-0.28, z=1.0)
    box((0.3, 0.14, 0.03), (-0.3, 0, 1.32), mat("shutter", (0.6, 0.05, 0.04), 0.4), 0.012)
    for k in range(5):
        upright(rounded(0.4, 0.016, 0.008), -0.286, -0.2, BLACK(), 0, x=-0.28, z=0.56 + 0.035 * k)
    # Fork, hinge and foot.
    for dx in (-0.12, 0, 0.12):
        box((0.07, 0.26, 0.3), (dx, 0, 0.34), DARK(), 0.03)
    tube([(-0.26, 0, 0.27), (0.2, 0, 0.27)], 0.05, STEEL(), round_=False)
    o = lathe([(0, 0.16), (0.1, 0.16), (0.13, 0.12), (0.13, 0.02), (0.1, 0)], DARK(), n=24)
    o.rotation_euler = (0, math.radians(90), 0)
    o.location = (0.19, 0, 0.27)
    box((0.36, 0.3, 0.1), (0, 0, 0.16), DARK(), 0.03)
    plate(rounded(1.0, 0.8, 0.16, 12), 0.11, DARK(), (0, 0, 0), r=0.03)


def surveillance():
    extra = opt.get("extra")
    white = SHELL()
    if extra == "bullet":
        def head():
            o = lathe([(0.0, -0.9), (0.3, -0.9), (0.36, -0.84), (0.36, 0.7), (0.34, 0.74)], white, n=90)
            o.rotation_euler = (math.radians(90), 0, 0)
            turned_front([(0.34, 0.74), (0.3, 0.7), (0, 0.69)], (0, 0, 0), LENS())
            disc(0.13, 0.03, (0, -0.69, 0), mat("lens-blue", (0.012, 0.014, 0.03), 0.04, coat=1), True, DARK())
            for k in range(8):
                a = 2 * math.pi * k / 8
                disc(0.035, 0.006, (0.235 * math.cos(a), -0.695, 0.235 * math.sin(a)), mat("infrared", (0.16, 0.02, 0.02), 0.3, coat=0.8))
            box((0.6, 1.8, 0.03), (0, -0.06, 0.37), white, 0.012)
        placed(head, (0, -0.2, 1.05), (12, 0, 0))
        tube([(0, 0.1, 0.72), (0, 0.3, 0.5), (0, 0.42, 0.36)], 0.1, white)
        lathe([(0, 0), (0.42, 0), (0.44, 0.03), (0.42, 0.16), (0.2, 0.22), (0, 0.22)], white, at=(0, 0.44, 0), n=90)
        return
    # Turns by a motor: a ball on a foot.
    lathe(curve([(0, 0), (0.5, 0), (0.54, 0.06), (0.44, 0.3), (0.4, 0.34)], 5), white, n=120)
    lathe([(0.38, 0.33), (0.39, 0.36), (0.38, 0.39)], DARK(), n=120)
    lathe(curve([(0.4, 0.38), (0.56, 0.5), (0.62, 0.8), (0.54, 1.12), (0.3, 1.32), (0, 1.37)], 6), white, n=120)
    turned_front([(0.4, 0.0), (0.4, 0.02), (0.36, 0.06)] + curve([(0.36, 0.06), (0.2, 0.1), (0, 0.11)], 5), (0, -0.56, 0.86), LENS())
    disc(0.14, 0.02, (0, -0.655, 0.86), mat("lens-blue", (0.012, 0.014, 0.03), 0.04, coat=1), True, DARK())
    for k in range(6):
        a = 2 * math.pi * k / 6
        disc(0.022, 0.006, (0.27 * math.cos(a), -0.628, 0.86 + 0.27 * math.sin(a)), mat("infrared", (0.16, 0.02, 0.02), 0.3, coat=0.8))
    disc(0.02, 0.006, (0, -0.512, 0.2), LIGHT("pilot", (0.3, 0.9, 0.5)))


def tripod():
    extra = opt.get("extra")
    if extra == "flexible":
        for k in range(3):
            a = math.radians(90 + 120 * k)
            c, s = math.cos(a), math.sin(a)
            P = curve([(0.06 * c, 0.06 * s, 1.2), (0.3 * c, 0.3 * s, 1.0), (0.42 * c, 0.42 * s, 0.6), (0.5 * c, 0.5 * s, 0.3), (0.72 * c, 0.72 * s, 0.1)], 4)
            for p in P:
                ball(0.085, p, DARK())
            ball(0.1, P[-1], mat("paint-foot", (0.8, 0.8, 0.8), 0.6))
        lathe([(0, 1.2), (0.16, 1.2), (0.18, 1.26), (0.14, 1.36), (0.1, 1.4)], DARK(), n=60)
        head = 1.4
    else:
        for k in range(3):
            a = math.radians(90 + 120 * k)
            c, s = math.cos(a), math.sin(a)

            def at(t):
                return (0.1 * c + 0.72 * c * t, 0.1 * s + 0.72 * s * t, 2.0 - 1.98 * t)
            tube([at(0), at(0.42)], 0.07, SHELL(), round_=False)
            tube([at(0.4), at(0.72)], 0.055, DARK(), round_=False)
            tube([at(0.7), at(0.98)], 0.042, BRUSHED(), round_=False)
            for t, r in ((0.41, 0.088), (0.71, 0.07)):
                tube([at(t - 0.02), at(t + 0.03)], r, DARK(), round_=False)
            ball(0.06, at(0.99), RUBBER())
            tube([(0, 0, 1.2), at(0.36)], 0.02, DARK(), round_=False)
        tube([(0, 0, 1.1), (0, 0, 2.3)], 0.05, BRUSHED(), round_=False)
        lathe([(0, 1.92), (0.16, 1.92), (0.2, 1.98), (0.18, 2.08), (0.1, 2.12)], DARK(), n=60)
        head = 2.3
    ball(0.13, (0, 0, head + 0.08), STEEL())
    lathe([(0.1, head), (0.15, head + 0.02), (0.15, head + 0.12)], DARK(), n=60)
    box((0.34, 0.34, 0.06), (0, 0, head + 0.24), DARK(), 0.02)
    box((0.24, 0.24, 0.02), (0, 0, head + 0.28), RUBBER(), 0.006)
    lathe([(0, 0.06), (0.03, 0.06), (0.03, 0)], STEEL(), at=(0, 0, head + 0.28), n=24)
    knob((0.12, -0.14, head + 0.08), 0.06, 0.12, SHELL())
    if extra == "ring":
        turned_front([(0.5, 0), (0.5, 0.08), (0.54, 0.1), (0.74, 0.1), (0.78, 0.08), (0.78, 0)], (0, 0.0, head + 1.0), DARK())
        turned_front([(0.52, 0.1), (0.54, 0.12), (0.74, 0.12), (0.76, 0.1)], (0, 0, head + 1.0), glow("ring", (1, 0.95, 0.86), 2.2))


def pad_shape(material):
    """A gamepad's body lying on z = 0, the player's side to -y."""
    half = [(0, 0.3), (0.3, 0.33), (0.62, 0.34), (0.84, 0.2), (0.96, -0.12), (1.02, -0.5), (0.9, -0.66), (0.72, -0.6), (0.56, -0.3), (0.38, -0.18), (0, -0.16)]
    P = half + [(-x, y) for x, y in reversed(half[1:-1])] + [half[0]]
    plate(curve(P, 6)[:-1], 0.26, material, (0, 0, 0.05), r=0.11, segments=6)


def gamepad_parts(colour):
    pad_shape(colour)
    top = 0.31
    for x, y in ((-0.54, 0.14), (0.3, -0.04)):
        lathe([(0, 0), (0.17, 0), (0.18, 0.01), (0.17, 0.03)], DARK(), at=(x, y, top - 0.01), n=60)
        lathe([(0.07, 0), (0.06, 0.09), (0.12, 0.12), (0.13, 0.15), (0.11, 0.16), (0.06, 0.145), (0, 0.14)], RUBBER(), at=(x, y, top), n=60)
    for turn in (0, 90):
        box((0.3, 0.1, 0.06), (-0.28, -0.06, top + 0.02), DARK(), 0.025, turn=(0, 0, turn))
    for k, c in enumerate(((0.05, 0.4, 0.12), (0.65, 0.06, 0.05), (0.05, 0.2, 0.6), (0.75, 0.55, 0.05))):
        a = math.radians(-90 + 90 * k)
        lathe([(0, 0.06), (0.05, 0.058), (0.065, 0.045), (0.065, 0)], mat("button%d" % k, c, 0.3, coat=0.6), at=(0.58 + 0.14 * math.cos(a), 0.15 + 0.14 * math.sin(a), top - 0.01), n=36)
    for x in (-0.14, 0.14):
        lathe([(0, 0.03), (0.035, 0.03), (0.04, 0)], GREY(), at=(x, 0.14, top), n=30)
    lathe([(0, 0.02), (0.07, 0.02), (0.08, 0)], glow("home", (0.85, 0.9, 1), 1.0), at=(0, 0.2, top), n=40)
    for x in (-0.62, 0.62):
        box((0.36, 0.16, 0.14), (x, 0.34, 0.24), DARK(), 0.06)


def gamepad():
    placed(lambda: gamepad_parts(SHELL()), (0, 0, 0.02), (16, 0, 0))
    if opt.get("extra") == "wired":
        tube([(0, 0.36, 0.26), (0, 0.6, 0.12), (0.4, 0.9, 0.04), (1.0, 0.7, 0.04), (1.35, 0.2, 0.04), (1.3, -0.3, 0.04)], 0.032, RUBBER())


def console():
    extra = opt.get("extra")
    if extra == "portable":
        handheld_console()
        return
    def unit():
        upright(rounded(0.72, 1.7, 0.1, 12), -0.6, 0.6, SHELL(), 0.05, z=0.9)
        upright(rounded(0.78, 1.5, 0.06), -0.52, 0.52, DARK(), 0.02, z=0.9)
        upright(rounded(0.02, 0.7, 0.01), -0.605, -0.5, BLACK(), 0, x=0.12, z=1.1)
        disc(0.035, 0.01, (-0.16, -0.6, 1.5), STEEL())
        box((0.012, 0.01, 1.1), (-0.16, -0.6, 0.8), glow("strip", (0.35, 0.6, 1.0), 2.4), 0.003)
        for k in range(7):
            box((0.5, 0.9 - 0.06 * k, 0.008), (0, 0, 1.752), BLACK(), 0)
        plate(rounded(0.9, 0.9, 0.3), 0.05, DARK(), (0, 0, 0), r=0.015)
    placed(unit, (-0.5, 0.25, 0), (0, 0, -8))
    placed(lambda: gamepad_parts(SHELL()), (0.62, -0.52, 0), (0, 0, -12))
    if extra == "two":
        placed(lambda: gamepad_parts(SHELL()), (-0.85, -1.05, 0), (0, 0, 10))


def handheld_console():
    def one():
        upright(rounded(2.5, 1.1, 0.3, 14), -0.09, 0.09, SHELL(), 0.05, z=0.6)
        upright(rounded(1.5, 0.96, 0.06), -0.1, 0, LENS(), 0.004, z=0.6)
        upright(rounded(1.4, 0.82, 0.02), -0.103, 0, EMBER(), 0, z=0.6, name="screen")
        for x, z in ((-1.0, 0.8), (1.0, 0.46)):
            disc(0.13, 0.02, (x, -0.09, z), DARK())
            turned_front([(0.06, 0), (0.05, 0.08), (0.1, 0.1), (0.105, 0.13), (0.08, 0.14), (0, 0.125)], (x, -0.1, z), RUBBER())
        for turn in (0, 90):
            o = box((0.24, 0.05, 0.08), (-1.0, -0.11, 0.44), DARK(), 0.02, turn=(0, turn, 0))
        for k in range(4):
            a = math.radians(90 * k)
            disc(0.05, 0.03, (1.0 + 0.115 * math.cos(a), -0.09, 0.82 + 0.115 * math.sin(a)), GREY())
        for x in (-1, 1):
            box((0.5, 0.12, 0.06), (x * 0.86, 0.02, 1.15), DARK(), 0.03)
    placed(one, (0, 0, 0), (-14, 0, 0))
    box((0.5, 0.04, 0.7), (0, 0.34, 0.34), DARK(), 0.015, turn=(20, 0, 0))


def handheld():
    """Games of earlier years: a pocket console, a small arcade cabinet, a console with two pads."""
    extra = opt.get("extra")
    if extra == "arcade":
        side = [(-0.6, 0), (0.6, 0), (0.62, 1.2), (0.46, 2.2), (-0.42, 2.2), (-0.5, 1.86), (-0.2, 1.72), (0.02, 1.12), (-0.62, 0.94)]
        for x in (-0.62, 0.62):
            o = plate(side, 0.08, SHELL(), (x - 0.04, 0, 0), (90, 0, 90), r=0.015)
        box((1.2, 0.9, 0.9), (0, 0.12, 0.46), DARK(), 0.02)
        box((1.2, 0.6, 1.2), (0, 0.32, 1.3), DARK(), 0.02)
        box((1.18, 0.66, 0.05), (0, -0.3, 1.02), DARK(), 0.012, turn=(-16, 0, 0))
        placed(lambda: upright(rounded(1.06, 0.66, 0.03), -0.02, 0.02, EMBER(), 0, name="screen"), (0, -0.06, 1.44), (-20, 0, 0))
        placed(lambda: upright(rounded(1.16, 0.3, 0.02), -0.02, 0.02, glow("marquee", (1.0, 0.72, 0.2), 1.3), 0.006), (0, -0.44, 2.02), (14, 0, 0))
        tube([(-0.3, -0.34, 1.02), (-0.3, -0.36, 1.26)], 0.03, STEEL(), round_=False)
        ball(0.085, (-0.3, -0.365, 1.3), mat("stick", (0.75, 0.05, 0.04), 0.2, coat=0.9))
        for k in range(4):
            lathe([(0, 0.07), (0.06, 0.066), (0.075, 0.03), (0.08, 0)], mat("btn%d" % (k % 2), ((0.75, 0.55, 0.05), (0.05, 0.25, 0.7))[k % 2], 0.3, coat=0.6), at=(0.1 + 0.2 * (k % 2), -0.26 - 0.18 * (k // 2), 1.06 - 0.05 * (k // 2)), n=36)
        return
    if extra == "pads":
        plate(rounded(1.7, 1.1, 0.1, 12), 0.3, mat("paint-case", (0.8, 0.8, 0.8), 0.5), (0, 0.4, 0.02), r=0.12)
        plate(rounded(1.0, 0.16, 0.03), 0.02, DARK(), (0, 0.55, 0.312), r=0.004)
        for x, c in ((-0.42, (0.05, 0.3, 0.5)), (-0.16, (0.3, 0.3, 0.31))):
            box((0.2, 0.12, 0.06), (x, 0.06, 0.33), mat("sw%.2f" % x, c, 0.4), 0.02)
        for side in (-1, 1):
            def pad():
                plate(rounded(1.16, 0.56, 0.28, 14), 0.13, SHELL(), (0, 0, 0), r=0.04)
                lathe([(0, 0.01), (0.16, 0.01), (0.17, 0)], DARK(), at=(-0.3, 0, 0.128), n=50)
                lathe([(0, 0.06), (0.08, 0.055), (0.1, 0.02), (0.1, 0)], GREY(), at=(-0.3, 0, 0.13), n=50)
                for k in range(4):
                    a = math.pi / 2 * k
                    lathe([(0, 0.045), (0.045, 0.04), (0.055, 0)], GREY(), at=(0.3 + 0.1 * math.cos(a), 0.1 * math.sin(a), 0.128), n=36)
                for x in (-0.06, 0.06):
                    box((0.08, 0.035, 0.02), (x, -0.08, 0.135), BLACK(), 0.008)
            placed(pad, (side * 0.66, -0.62, 0), (0, 0, side * -10))
            tube([(side * 0.66, -0.36, 0.08), (side * 0.86, -0.2, 0.04), (side * 0.6, -0.14, 0.04), (side * 0.5, -0.12, 0.12)], 0.022, RUBBER())
        return
    def one():
        upright(rounded(2.1, 1.06, 0.4, 16), -0.13, 0.13, SHELL(), 0.07, z=0.56)
        upright(rounded(0.98, 0.82, 0.08), -0.142, 0, DARK(), 0.006, z=0.56)
        upright(rounded(0.84, 0.64, 0.01), -0.146, 0, EMBER() if extra == "colour" else LCD(), 0, z=0.58, name="screen")
        disc(0.21, 0.012, (-0.77, -0.13, 0.62), DARK())
        disc(0.12, 0.06, (-0.77, -0.14, 0.62), GREY())
        for k in range(4):
            a = math.pi / 2 * k
            disc(0.062, 0.035, (0.77 + 0.125 * math.cos(a), -0.13, 0.64 + 0.125 * math.sin(a)), GREY())
        for x in (-0.76, 0.76):
            upright(rounded(0.16, 0.05, 0.024), -0.146, 0, BLACK(), 0.006, x=x, z=0.3)
            box((0.36, 0.16, 0.06), (x * 0.76, 0, 1.085), DARK(), 0.03)
    placed(one, (0, 0, 0), (-10, 0, 0))


def strap(width, thick, material, radius=0.55, high=0.72):
    """A closed band, upright: an oval seen from the side (x is its width)."""
    n = 64
    verts, faces = [], []
    for k in range(n):
        a = 2 * math.pi * k / n
        for r in (0, thick):
            for x in (-width / 2, width / 2):
                y, z = (radius + r) * math.cos(a) * 0.86, (high + r) * math.sin(a)
                verts.append((x, y, z))
    for k in range(n):
        b, c = 4 * k, 4 * ((k + 1) % n)
        for i, j in ((0, 1), (1, 3), (3, 2), (2, 0)):
            faces.append((b + i, b + j, c + j, c + i))
    o = add("strap", verts, faces, material)
    bevelled(o, thick * 0.35, 3, 40)
    return o


def watch():
    round_ = opt.get("extra") in ("round", "steel")
    steel = opt.get("extra") == "steel"
    band_ = mat("band-steel", (0.5, 0.5, 0.51), 0.28, 1.0) if steel else mat("paint-strap", (0.8, 0.8, 0.8), 0.6)
    case = STEEL() if steel or round_ else mat("paint-case", (0.8, 0.8, 0.8), 0.25, coat=0.7)

    def whole():
        placed(lambda: strap(0.5, 0.055, band_, 0.62, 0.78), (0, 0.5, 0.82))
        def face():
            if round_:
                turned_front([(0, -0.16), (0.44, -0.16), (0.47, -0.1), (0.48, 0.04), (0.46, 0.08), (0.42, 0.09)], (0, 0, 0), case)
                disc(0.425, 0.012, (0, -0.082, 0), LENS())
                disc(0.37, 0.006, (0, -0.093, 0), DUSK())
                y = -0.101
            else:
                upright(rounded(0.84, 0.98, 0.22, 14), -0.09, 0.16, case, 0.06)
                upright(rounded(0.77, 0.91, 0.19, 14), -0.098, 0, LENS(), 0.01)
                upright(rounded(0.64, 0.78, 0.12, 14), -0.1, 0, LAGOON(), 0)
                y = -0.103
            digits("10:08", -0.2, y, 0.06, 0.115, glow("digits-white", (1, 1, 1), 1.6))
            for k, c in enumerate(((0.95, 0.2, 0.25), (0.4, 0.9, 0.3), (0.25, 0.7, 1.0))):
                upright(rounded(0.1, 0.025, 0.012), y - 0.002, y + 0.01, glow("bar%d" % k, c, 1.8), 0, x=-0.14 + 0.14 * k, z=-0.12)
            o = lathe([(0, 0.07), (0.05, 0.07), (0.06, 0.05), (0.06, 0)], STEEL(), n=36)
            o.rotation_euler = (0, math.radians(90), 0)
            o.location = (0.42 if not round_ else 0.47, 0.03, 0.1)
        placed(face, (0, -0.06, 0.86), (-6, 0, 0))
    placed(whole, (0, 0, 0.02), (-14, 0, 0))


def band():
    wide = opt.get("extra") == "wide"
    w = 0.52 if wide else 0.36

    def whole():
        placed(lambda: strap(w, 0.05, mat("paint-strap", (0.8, 0.8, 0.8), 0.62), 0.55, 0.78), (0, 0.46, 0.82))
        def face():
            upright(rounded(w * 0.86, 0.92, w * 0.36, 14), -0.06, 0.06, DARK(), 0.03)
            upright(rounded(w * 0.78, 0.84, w * 0.32, 14), -0.066, 0, LENS(), 0.006)
            lit = glow("digits-white", (1, 1, 1), 1.6)
            digits("10", -0.035 if not wide else -0.05, -0.07, 0.16, 0.1 if not wide else 0.13, lit)
            digits("08", -0.035 if not wide else -0.05, -0.07, -0.02, 0.1 if not wide else 0.13, lit)
            upright(rounded(w * 0.4, 0.025, 0.012), -0.07, 0, glow("bar1", (0.4, 0.9, 0.3), 1.8), 0, z=-0.2)
        placed(face, (0, -0.02, 0.86), (-4, 0, 0))
    placed(whole, (0, 0, 0.02), (-12, 0, 0))


def one_bulb(kind):
    """A lamp with a screw cap, standing on it."""
    for k in range(4):
        lathe([(0.2, 0.1 + 0.075 * k), (0.222, 0.12 + 0.075 * k), (0.222, 0.145 + 0.075 * k), (0.2, 0.165 + 0.075 * k)], STEEL(), n=60)
    lathe([(0, 0), (0.07, 0.0), (0.08, 0.03), (0.19, 0.08), (0.205, 0.1), (0.205, 0.42), (0.21, 0.44)], STEEL(), n=60)
    if kind == "filament":
        glass = mat("clear", (0.9, 0.9, 0.9), 0.03, coat=1.0)
        glass.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.16
        lathe(curve([(0.2, 0.42), (0.22, 0.6), (0.42, 0.9), (0.46, 1.15), (0.34, 1.42), (0, 1.54)], 8), glass, n=100)
        lit = glow("filament", (1.0, 0.55, 0.14), 6)
        for k in range(6):
            a = 2 * math.pi * k / 6
            tube([(0.05 * math.cos(a), 0.05 * math.sin(a), 0.66), (0.17 * math.cos(a), 0.17 * math.sin(a), 1.2)], 0.014, lit, round_=False)
        tube([(0, 0, 0.44), (0, 0, 0.7)], 0.03, GREY(), round_=False)
        return
    lathe(curve([(0.21, 0.42), (0.26, 0.5), (0.34, 0.72), (0.36, 0.86)], 6), WHITE(), n=100)
    color = {"colour": (0.6, 0.25, 1.0), "white": (1.0, 0.93, 0.8)}[kind]
    lathe(curve([(0.36, 0.86), (0.43, 0.96), (0.46, 1.12), (0.4, 1.34), (0.2, 1.48), (0, 1.51)], 8), glow("dome-" + kind, color, 0.75), n=100)


def bulb():
    extra = opt.get("extra", "white")
    if extra == "two":
        placed(lambda: one_bulb("white"), (-0.5, 0.1, 0))
        placed(lambda: one_bulb("white"), (0.5, -0.1, 0))
    elif extra == "colour":
        placed(lambda: one_bulb("colour"), (0, 0, 0))
    else:
        one_bulb(extra)


def one_plug():
    """A round plug with its socket towards the camera; the pins are at its back."""
    turned_front(curve([(0.5, -0.3), (0.58, -0.26), (0.6, 0.0), (0.58, 0.3), (0.54, 0.36)], 5), (0, 0, 0.62), SHELL())
    turned_front([(0.0, -0.3), (0.5, -0.3)], (0, 0, 0.62), SHELL())
    turned_front([(0.54, 0.36), (0.5, 0.38), (0.46, 0.36), (0.44, 0.1), (0, 0.1)], (0, 0, 0.62), mat("paint-socket", (0.74, 0.74, 0.74), 0.4))
    for dx in (-0.2, 0.2):
        disc(0.06, 0.012, (dx, -0.1, 0.62), BLACK())
    for dz in (-0.42, 0.42):
        box((0.08, 0.2, 0.04), (0, -0.22, 0.62 + dz), STEEL(), 0.012)
    tube([(0.2, -0.12, 0.92), (0.2, -0.2, 0.92)], 0.02, STEEL(), round_=False)
    box((0.2, 0.1, 0.06), (0, -0.06, 1.22), GREY(), 0.025)
    disc(0.018, 0.006, (0.0, -0.372, 1.12), LIGHT("pilot", (0.3, 0.8, 1)))
    plug_pins(0, 0.28, 0.62)


def plug():
    n = int(opt.get("pieces", "1"))
    if n == 1:
        one_plug()
    else:
        for k in range(3):
            placed(one_plug, ((k - 1) * 1.24, 0.16 * abs(k - 1) - 0.1, 0))


{
    "television": television,
    "projector": projector,
    "soundbar": soundbar,
    "home-cinema": home_cinema,
    "tv-box": tv_box,
    "receiver": receiver,
    "earbuds": earbuds,
    "earphones": earphones,
    "speaker": speaker,
    "smart-speaker": smart_speaker,
    "radio": radio,
    "alarm-clock": alarm_clock,
    "microphone": microphone,
    "piano": piano,
    "guitar": guitar,
    "camera": camera,
    "action-camera": action_camera,
    "surveillance": surveillance,
    "tripod": tripod,
    "console": console,
    "gamepad": gamepad,
    "handheld": handheld,
    "watch": watch,
    "band": band,
    "bulb": bulb,
    "plug": plug,
}[opt["kind"]]()
opt["raw"] = True
